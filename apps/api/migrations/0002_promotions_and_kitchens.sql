CREATE TABLE "coupon_uses" (
	"concept_id" integer NOT NULL,
	"coupon_id" integer NOT NULL,
	"order_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"used_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "coupon_uses_concept_id_coupon_id_order_id_pk" PRIMARY KEY("concept_id","coupon_id","order_id")
);
--> statement-breakpoint
ALTER TABLE "coupon_uses" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "coupons" (
	"concept_id" integer NOT NULL,
	"id" integer NOT NULL,
	"promotion_id" integer NOT NULL,
	"code" text,
	"listed_as" text,
	"maximum_uses" integer,
	"maximum_uses_each" integer,
	"uses" integer DEFAULT 0 NOT NULL,
	"display_order" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "coupons_concept_id_id_pk" PRIMARY KEY("concept_id","id"),
	CONSTRAINT "coupons_code_in_capitals" CHECK ("coupons"."code" = upper("coupons"."code")),
	CONSTRAINT "coupons_uses_within" CHECK ("coupons"."uses" >= 0 and "coupons"."uses" <= "coupons"."maximum_uses")
);
--> statement-breakpoint
ALTER TABLE "coupons" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "promotions" (
	"concept_id" integer NOT NULL,
	"id" integer NOT NULL,
	"name" jsonb NOT NULL,
	"kind" text NOT NULL,
	"picture" text,
	"discount_type" text,
	"discount_value" integer,
	"discount_max_minor" integer,
	"item_id" integer,
	"item_price_minor" integer,
	"item_quantity" integer,
	"minimum_minor" integer DEFAULT 0 NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"locations" integer[],
	"order_types" text[],
	CONSTRAINT "promotions_concept_id_id_pk" PRIMARY KEY("concept_id","id"),
	CONSTRAINT "promotions_whole" CHECK (case "promotions"."kind"
        when 'discount' then "promotions"."discount_type" is not null and "promotions"."discount_value" > 0
        when 'item' then "promotions"."item_id" is not null and "promotions"."item_price_minor" >= 0 and "promotions"."item_quantity" > 0
        else "promotions"."kind" = 'delivery' end)
);
--> statement-breakpoint
ALTER TABLE "promotions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "kitchen_slots" (
	"concept_id" integer NOT NULL,
	"location_id" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"orders" integer NOT NULL,
	CONSTRAINT "kitchen_slots_concept_id_location_id_starts_at_pk" PRIMARY KEY("concept_id","location_id","starts_at"),
	CONSTRAINT "kitchen_slots_not_negative" CHECK ("kitchen_slots"."orders" >= 0)
);
--> statement-breakpoint
ALTER TABLE "kitchen_slots" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "kitchens" (
	"concept_id" integer NOT NULL,
	"location_id" integer NOT NULL,
	"preparation_minutes" integer NOT NULL,
	"delivery_minutes" integer NOT NULL,
	"slot_minutes" integer NOT NULL,
	"orders_per_slot" integer,
	CONSTRAINT "kitchens_concept_id_location_id_pk" PRIMARY KEY("concept_id","location_id"),
	CONSTRAINT "kitchens_slots" CHECK ("kitchens"."slot_minutes" between 5 and 120)
);
--> statement-breakpoint
ALTER TABLE "kitchens" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_concept_id_coupon_id_coupons_concept_id_id_fk" FOREIGN KEY ("concept_id","coupon_id") REFERENCES "public"."coupons"("concept_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_concept_id_promotion_id_promotions_concept_id_id_fk" FOREIGN KEY ("concept_id","promotion_id") REFERENCES "public"."promotions"("concept_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kitchen_slots" ADD CONSTRAINT "kitchen_slots_concept_id_location_id_locations_concept_id_id_fk" FOREIGN KEY ("concept_id","location_id") REFERENCES "public"."locations"("concept_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kitchens" ADD CONSTRAINT "kitchens_concept_id_location_id_locations_concept_id_id_fk" FOREIGN KEY ("concept_id","location_id") REFERENCES "public"."locations"("concept_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coupon_uses_by_customer" ON "coupon_uses" USING btree ("concept_id","coupon_id","customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "coupons_by_code" ON "coupons" USING btree ("concept_id","code");--> statement-breakpoint
CREATE POLICY "coupon_uses_own_concept" ON "coupon_uses" AS PERMISSIVE FOR ALL TO public USING (concept_id = nullif(current_setting('sufra.concept_id', true), '')::integer) WITH CHECK (concept_id = nullif(current_setting('sufra.concept_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "coupons_own_concept" ON "coupons" AS PERMISSIVE FOR ALL TO public USING (concept_id = nullif(current_setting('sufra.concept_id', true), '')::integer) WITH CHECK (concept_id = nullif(current_setting('sufra.concept_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "promotions_own_concept" ON "promotions" AS PERMISSIVE FOR ALL TO public USING (concept_id = nullif(current_setting('sufra.concept_id', true), '')::integer) WITH CHECK (concept_id = nullif(current_setting('sufra.concept_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "kitchen_slots_own_concept" ON "kitchen_slots" AS PERMISSIVE FOR ALL TO public USING (concept_id = nullif(current_setting('sufra.concept_id', true), '')::integer) WITH CHECK (concept_id = nullif(current_setting('sufra.concept_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "kitchens_own_concept" ON "kitchens" AS PERMISSIVE FOR ALL TO public USING (concept_id = nullif(current_setting('sufra.concept_id', true), '')::integer) WITH CHECK (concept_id = nullif(current_setting('sufra.concept_id', true), '')::integer);--> statement-breakpoint
-- Row security also binds the owner of the tables.
ALTER TABLE "promotions" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "coupons" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "coupon_uses" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "kitchens" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "kitchen_slots" FORCE ROW LEVEL SECURITY;
