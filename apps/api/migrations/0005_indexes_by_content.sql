DROP INDEX "customers_by_username";--> statement-breakpoint
DROP INDEX "customers_by_email";--> statement-breakpoint
DROP INDEX "customers_by_age";--> statement-breakpoint
DROP INDEX "orders_by_number";--> statement-breakpoint
DROP INDEX "orders_by_customer";--> statement-breakpoint
CREATE UNIQUE INDEX "customers_by_username" ON "customers" USING btree ("username","concept_id");--> statement-breakpoint
CREATE UNIQUE INDEX "customers_by_email" ON "customers" USING btree ("email","concept_id");--> statement-breakpoint
CREATE INDEX "customers_by_age" ON "customers" USING btree ("created_at","concept_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_by_number" ON "orders" USING btree ("location_id","day","number","concept_id");--> statement-breakpoint
CREATE INDEX "orders_by_customer" ON "orders" USING btree ("customer_id","placed_at");