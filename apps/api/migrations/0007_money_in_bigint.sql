-- One statement a table, so that each is rewritten once. Not valid: an amount from before that is none
-- must not keep the product from starting.
ALTER TABLE "item_prices"
  DROP CONSTRAINT "item_prices_not_negative",
  ALTER COLUMN "price_minor" SET DATA TYPE bigint,
  ADD CONSTRAINT "item_prices_money" CHECK ("item_prices"."price_minor" between 0 and 100000000000) NOT VALID;--> statement-breakpoint
ALTER TABLE "items"
  DROP CONSTRAINT "items_price_not_negative",
  ALTER COLUMN "price_minor" SET DATA TYPE bigint,
  ADD CONSTRAINT "items_money" CHECK ("items"."price_minor" between 0 and 100000000000) NOT VALID;--> statement-breakpoint
ALTER TABLE "modifiers"
  DROP CONSTRAINT "modifiers_price_not_negative",
  ALTER COLUMN "price_minor" SET DATA TYPE bigint,
  ADD CONSTRAINT "modifiers_money" CHECK ("modifiers"."price_minor" between 0 and 100000000000) NOT VALID;--> statement-breakpoint
ALTER TABLE "orders"
  DROP CONSTRAINT "orders_total_not_negative",
  ALTER COLUMN "subtotal_minor" SET DATA TYPE bigint,
  ALTER COLUMN "discount_minor" SET DATA TYPE bigint,
  ALTER COLUMN "vat_minor" SET DATA TYPE bigint,
  ALTER COLUMN "total_minor" SET DATA TYPE bigint,
  ALTER COLUMN "cash_minor" SET DATA TYPE bigint,
  ADD CONSTRAINT "orders_money" CHECK ("orders"."subtotal_minor" between 0 and 100000000000 and "orders"."discount_minor" between 0 and 100000000000 and "orders"."vat_minor" between 0 and 100000000000 and "orders"."total_minor" between 0 and 100000000000 and "orders"."cash_minor" between 0 and 100000000000) NOT VALID;--> statement-breakpoint
ALTER TABLE "combo_options"
  ALTER COLUMN "extra_minor" SET DATA TYPE bigint,
  ADD CONSTRAINT "combo_options_money" CHECK ("combo_options"."extra_minor" between 0 and 100000000000) NOT VALID;--> statement-breakpoint
ALTER TABLE "delivery_areas"
  ALTER COLUMN "minimum_minor" SET DATA TYPE bigint,
  ALTER COLUMN "charge_minor" SET DATA TYPE bigint,
  ADD CONSTRAINT "delivery_areas_money" CHECK ("delivery_areas"."minimum_minor" between 0 and 100000000000 and "delivery_areas"."charge_minor" between 0 and 100000000000) NOT VALID;--> statement-breakpoint
ALTER TABLE "order_lines"
  ALTER COLUMN "piece_minor" SET DATA TYPE bigint,
  ADD CONSTRAINT "order_lines_money" CHECK ("order_lines"."piece_minor" between 0 and 100000000000) NOT VALID;--> statement-breakpoint
ALTER TABLE "promotions"
  ALTER COLUMN "discount_value" SET DATA TYPE bigint,
  ALTER COLUMN "discount_max_minor" SET DATA TYPE bigint,
  ALTER COLUMN "item_price_minor" SET DATA TYPE bigint,
  ALTER COLUMN "minimum_minor" SET DATA TYPE bigint,
  ADD CONSTRAINT "promotions_money" CHECK ("promotions"."discount_value" between 0 and 100000000000 and "promotions"."discount_max_minor" between 0 and 100000000000 and "promotions"."item_price_minor" between 0 and 100000000000 and "promotions"."minimum_minor" between 0 and 100000000000) NOT VALID;
