CREATE TABLE "applications" (
	"concept_id" integer NOT NULL,
	"id" integer NOT NULL,
	"key" text NOT NULL,
	"label" jsonb NOT NULL,
	"default_menu_id" integer NOT NULL,
	"settings" jsonb NOT NULL,
	CONSTRAINT "applications_concept_id_id_pk" PRIMARY KEY("concept_id","id"),
	CONSTRAINT "applications_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "applications" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "hosts" (
	"host" text PRIMARY KEY NOT NULL,
	"concept_id" integer NOT NULL,
	"application_id" integer NOT NULL,
	"application_key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "combo_options" (
	"concept_id" integer NOT NULL,
	"step_id" integer NOT NULL,
	"item_id" integer NOT NULL,
	"extra_minor" integer NOT NULL,
	"display_order" integer NOT NULL,
	CONSTRAINT "combo_options_concept_id_step_id_item_id_pk" PRIMARY KEY("concept_id","step_id","item_id")
);
--> statement-breakpoint
ALTER TABLE "combo_options" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "combo_steps" (
	"concept_id" integer NOT NULL,
	"id" integer NOT NULL,
	"item_id" integer NOT NULL,
	"name" jsonb NOT NULL,
	"quantity" integer NOT NULL,
	"display_order" integer NOT NULL,
	CONSTRAINT "combo_steps_concept_id_id_pk" PRIMARY KEY("concept_id","id")
);
--> statement-breakpoint
ALTER TABLE "combo_steps" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "ingredients" (
	"concept_id" integer NOT NULL,
	"id" integer NOT NULL,
	"item_id" integer NOT NULL,
	"name" jsonb NOT NULL,
	"removable" boolean NOT NULL,
	"display_order" integer NOT NULL,
	CONSTRAINT "ingredients_concept_id_id_pk" PRIMARY KEY("concept_id","id")
);
--> statement-breakpoint
ALTER TABLE "ingredients" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "item_prices" (
	"concept_id" integer NOT NULL,
	"item_id" integer NOT NULL,
	"location_id" integer NOT NULL,
	"price_minor" integer NOT NULL,
	CONSTRAINT "item_prices_concept_id_item_id_location_id_pk" PRIMARY KEY("concept_id","item_id","location_id"),
	CONSTRAINT "item_prices_not_negative" CHECK ("item_prices"."price_minor" >= 0)
);
--> statement-breakpoint
ALTER TABLE "item_prices" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "item_stockouts" (
	"concept_id" integer NOT NULL,
	"item_id" integer NOT NULL,
	"location_id" integer NOT NULL,
	CONSTRAINT "item_stockouts_concept_id_item_id_location_id_pk" PRIMARY KEY("concept_id","item_id","location_id")
);
--> statement-breakpoint
ALTER TABLE "item_stockouts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "item_windows" (
	"concept_id" integer NOT NULL,
	"item_id" integer NOT NULL,
	"weekdays" integer[] NOT NULL,
	"from_minute" integer NOT NULL,
	"to_minute" integer NOT NULL,
	CONSTRAINT "item_windows_concept_id_item_id_from_minute_to_minute_pk" PRIMARY KEY("concept_id","item_id","from_minute","to_minute")
);
--> statement-breakpoint
ALTER TABLE "item_windows" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "items" (
	"concept_id" integer NOT NULL,
	"id" integer NOT NULL,
	"category_id" integer NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"price_minor" integer NOT NULL,
	"picture" text,
	"calories" integer,
	"labels" text[] NOT NULL,
	"allergens" jsonb,
	"order_types" text[],
	"excluded_locations" integer[] NOT NULL,
	"display_order" integer NOT NULL,
	CONSTRAINT "items_concept_id_id_pk" PRIMARY KEY("concept_id","id"),
	CONSTRAINT "items_price_not_negative" CHECK ("items"."price_minor" >= 0)
);
--> statement-breakpoint
ALTER TABLE "items" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "upsells" (
	"concept_id" integer NOT NULL,
	"menu_id" integer NOT NULL,
	"item_id" integer NOT NULL,
	"display_order" integer NOT NULL,
	CONSTRAINT "upsells_concept_id_menu_id_item_id_pk" PRIMARY KEY("concept_id","menu_id","item_id")
);
--> statement-breakpoint
ALTER TABLE "upsells" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "categories" (
	"concept_id" integer NOT NULL,
	"id" integer NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"picture" text,
	"excluded_locations" integer[] NOT NULL,
	"excluded_applications" integer[] NOT NULL,
	CONSTRAINT "categories_concept_id_id_pk" PRIMARY KEY("concept_id","id")
);
--> statement-breakpoint
ALTER TABLE "categories" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "inactive_categories" (
	"concept_id" integer NOT NULL,
	"location_id" integer NOT NULL,
	"category_id" integer NOT NULL,
	CONSTRAINT "inactive_categories_concept_id_location_id_category_id_pk" PRIMARY KEY("concept_id","location_id","category_id")
);
--> statement-breakpoint
ALTER TABLE "inactive_categories" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "menu_categories" (
	"concept_id" integer NOT NULL,
	"menu_id" integer NOT NULL,
	"category_id" integer NOT NULL,
	"display_order" integer NOT NULL,
	CONSTRAINT "menu_categories_concept_id_menu_id_category_id_pk" PRIMARY KEY("concept_id","menu_id","category_id")
);
--> statement-breakpoint
ALTER TABLE "menu_categories" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "menus" (
	"concept_id" integer NOT NULL,
	"id" integer NOT NULL,
	"label" text NOT NULL,
	"type" text,
	CONSTRAINT "menus_concept_id_id_pk" PRIMARY KEY("concept_id","id")
);
--> statement-breakpoint
ALTER TABLE "menus" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "item_modifier_groups" (
	"concept_id" integer NOT NULL,
	"item_id" integer NOT NULL,
	"group_id" integer NOT NULL,
	"display_order" integer NOT NULL,
	CONSTRAINT "item_modifier_groups_concept_id_item_id_group_id_pk" PRIMARY KEY("concept_id","item_id","group_id")
);
--> statement-breakpoint
ALTER TABLE "item_modifier_groups" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "modifier_groups" (
	"concept_id" integer NOT NULL,
	"id" integer NOT NULL,
	"name" jsonb NOT NULL,
	"kind" text NOT NULL,
	"minimum" integer NOT NULL,
	"maximum" integer NOT NULL,
	CONSTRAINT "modifier_groups_concept_id_id_pk" PRIMARY KEY("concept_id","id"),
	CONSTRAINT "modifier_groups_range" CHECK ("modifier_groups"."minimum" >= 0 and "modifier_groups"."maximum" >= "modifier_groups"."minimum")
);
--> statement-breakpoint
ALTER TABLE "modifier_groups" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "modifiers" (
	"concept_id" integer NOT NULL,
	"id" integer NOT NULL,
	"group_id" integer NOT NULL,
	"name" jsonb NOT NULL,
	"price_minor" integer NOT NULL,
	"calories" integer,
	"allergens" jsonb,
	"maximum" integer NOT NULL,
	"is_default" boolean NOT NULL,
	"out_of_stock_locations" integer[] NOT NULL,
	"display_order" integer NOT NULL,
	CONSTRAINT "modifiers_concept_id_id_pk" PRIMARY KEY("concept_id","id"),
	CONSTRAINT "modifiers_price_not_negative" CHECK ("modifiers"."price_minor" >= 0)
);
--> statement-breakpoint
ALTER TABLE "modifiers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "concepts" (
	"concept_id" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"label" jsonb NOT NULL,
	"country" text NOT NULL,
	"currency" text NOT NULL,
	"primary_language" text NOT NULL,
	"secondary_language" text,
	"timezone" text NOT NULL,
	"vat_basis_points" integer NOT NULL,
	"vat_type" text NOT NULL,
	"settings" jsonb NOT NULL,
	"version" bigint DEFAULT 1 NOT NULL,
	CONSTRAINT "concepts_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
ALTER TABLE "concepts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "integration_options" (
	"concept_id" integer NOT NULL,
	"product" text NOT NULL,
	"name" text NOT NULL,
	"value" text NOT NULL,
	CONSTRAINT "integration_options_concept_id_product_name_pk" PRIMARY KEY("concept_id","product","name")
);
--> statement-breakpoint
ALTER TABLE "integration_options" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "pages" (
	"concept_id" integer NOT NULL,
	"id" integer NOT NULL,
	"type" text NOT NULL,
	"slug" text,
	"url" text,
	"label" jsonb NOT NULL,
	"title" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	"display_order" integer NOT NULL,
	CONSTRAINT "pages_concept_id_id_pk" PRIMARY KEY("concept_id","id")
);
--> statement-breakpoint
ALTER TABLE "pages" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "popups" (
	"concept_id" integer NOT NULL,
	"id" integer NOT NULL,
	"application_id" integer NOT NULL,
	"title" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"picture" text,
	"link" text,
	CONSTRAINT "popups_concept_id_id_pk" PRIMARY KEY("concept_id","id")
);
--> statement-breakpoint
ALTER TABLE "popups" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "sliders" (
	"concept_id" integer NOT NULL,
	"id" integer NOT NULL,
	"label" text NOT NULL,
	CONSTRAINT "sliders_concept_id_id_pk" PRIMARY KEY("concept_id","id")
);
--> statement-breakpoint
ALTER TABLE "sliders" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "slides" (
	"concept_id" integer NOT NULL,
	"id" integer NOT NULL,
	"slider_id" integer NOT NULL,
	"title" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"picture" text NOT NULL,
	"link" text,
	"display_order" integer NOT NULL,
	CONSTRAINT "slides_concept_id_id_pk" PRIMARY KEY("concept_id","id")
);
--> statement-breakpoint
ALTER TABLE "slides" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "texts" (
	"concept_id" integer NOT NULL,
	"application_id" integer NOT NULL,
	"locale" text NOT NULL,
	"key" text NOT NULL,
	"value" text NOT NULL,
	CONSTRAINT "texts_concept_id_application_id_locale_key_pk" PRIMARY KEY("concept_id","application_id","locale","key")
);
--> statement-breakpoint
ALTER TABLE "texts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "delivery_areas" (
	"concept_id" integer NOT NULL,
	"id" integer NOT NULL,
	"location_id" integer NOT NULL,
	"name" jsonb NOT NULL,
	"polygon" jsonb NOT NULL,
	"minimum_minor" integer NOT NULL,
	"charge_minor" integer NOT NULL,
	CONSTRAINT "delivery_areas_concept_id_id_pk" PRIMARY KEY("concept_id","id")
);
--> statement-breakpoint
ALTER TABLE "delivery_areas" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "location_holidays" (
	"concept_id" integer NOT NULL,
	"location_id" integer NOT NULL,
	"date" date NOT NULL,
	"name" jsonb NOT NULL,
	"opens" integer,
	"closes" integer,
	CONSTRAINT "location_holidays_concept_id_location_id_date_pk" PRIMARY KEY("concept_id","location_id","date")
);
--> statement-breakpoint
ALTER TABLE "location_holidays" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "location_hours" (
	"concept_id" integer NOT NULL,
	"location_id" integer NOT NULL,
	"weekday" integer NOT NULL,
	"opens" integer NOT NULL,
	"closes" integer NOT NULL,
	CONSTRAINT "location_hours_concept_id_location_id_weekday_opens_pk" PRIMARY KEY("concept_id","location_id","weekday","opens")
);
--> statement-breakpoint
ALTER TABLE "location_hours" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "locations" (
	"concept_id" integer NOT NULL,
	"id" integer NOT NULL,
	"name" jsonb NOT NULL,
	"line1" jsonb NOT NULL,
	"city" jsonb NOT NULL,
	"lat" double precision NOT NULL,
	"long" double precision NOT NULL,
	"telephone" text NOT NULL,
	"curbside" boolean NOT NULL,
	"order_types" text[] NOT NULL,
	"is_paused" boolean DEFAULT false NOT NULL,
	"display_order" integer NOT NULL,
	CONSTRAINT "locations_concept_id_id_pk" PRIMARY KEY("concept_id","id")
);
--> statement-breakpoint
ALTER TABLE "locations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "published_documents" (
	"concept_id" integer NOT NULL,
	"name" text NOT NULL,
	"version" text NOT NULL,
	"body" text NOT NULL,
	"concept_version" bigint NOT NULL,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "published_documents_concept_id_name_version_pk" PRIMARY KEY("concept_id","name","version")
);
--> statement-breakpoint
ALTER TABLE "published_documents" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "blocks" (
	"id" integer PRIMARY KEY NOT NULL,
	"neighborhood_id" integer NOT NULL,
	"name" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "car_colors" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"hex" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "car_makers" (
	"id" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	CONSTRAINT "car_makers_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "countries" (
	"code" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"dial_code" text NOT NULL,
	"formatted_code" text NOT NULL,
	"mobile_format" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "governorates" (
	"id" integer PRIMARY KEY NOT NULL,
	"country" text NOT NULL,
	"name" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "neighborhoods" (
	"id" integer PRIMARY KEY NOT NULL,
	"governorate_id" integer NOT NULL,
	"name" jsonb NOT NULL,
	"lat" double precision NOT NULL,
	"long" double precision NOT NULL
);
--> statement-breakpoint
CREATE TABLE "streets" (
	"id" integer PRIMARY KEY NOT NULL,
	"neighborhood_id" integer NOT NULL,
	"name" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "combo_options" ADD CONSTRAINT "combo_options_concept_id_step_id_combo_steps_concept_id_id_fk" FOREIGN KEY ("concept_id","step_id") REFERENCES "public"."combo_steps"("concept_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "combo_options" ADD CONSTRAINT "combo_options_concept_id_item_id_items_concept_id_id_fk" FOREIGN KEY ("concept_id","item_id") REFERENCES "public"."items"("concept_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "combo_steps" ADD CONSTRAINT "combo_steps_concept_id_item_id_items_concept_id_id_fk" FOREIGN KEY ("concept_id","item_id") REFERENCES "public"."items"("concept_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ingredients" ADD CONSTRAINT "ingredients_concept_id_item_id_items_concept_id_id_fk" FOREIGN KEY ("concept_id","item_id") REFERENCES "public"."items"("concept_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_prices" ADD CONSTRAINT "item_prices_concept_id_item_id_items_concept_id_id_fk" FOREIGN KEY ("concept_id","item_id") REFERENCES "public"."items"("concept_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_stockouts" ADD CONSTRAINT "item_stockouts_concept_id_item_id_items_concept_id_id_fk" FOREIGN KEY ("concept_id","item_id") REFERENCES "public"."items"("concept_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_windows" ADD CONSTRAINT "item_windows_concept_id_item_id_items_concept_id_id_fk" FOREIGN KEY ("concept_id","item_id") REFERENCES "public"."items"("concept_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "items" ADD CONSTRAINT "items_concept_id_category_id_categories_concept_id_id_fk" FOREIGN KEY ("concept_id","category_id") REFERENCES "public"."categories"("concept_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upsells" ADD CONSTRAINT "upsells_concept_id_item_id_items_concept_id_id_fk" FOREIGN KEY ("concept_id","item_id") REFERENCES "public"."items"("concept_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inactive_categories" ADD CONSTRAINT "inactive_categories_concept_id_category_id_categories_concept_id_id_fk" FOREIGN KEY ("concept_id","category_id") REFERENCES "public"."categories"("concept_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_categories" ADD CONSTRAINT "menu_categories_concept_id_menu_id_menus_concept_id_id_fk" FOREIGN KEY ("concept_id","menu_id") REFERENCES "public"."menus"("concept_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_categories" ADD CONSTRAINT "menu_categories_concept_id_category_id_categories_concept_id_id_fk" FOREIGN KEY ("concept_id","category_id") REFERENCES "public"."categories"("concept_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_modifier_groups" ADD CONSTRAINT "item_modifier_groups_concept_id_item_id_items_concept_id_id_fk" FOREIGN KEY ("concept_id","item_id") REFERENCES "public"."items"("concept_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_modifier_groups" ADD CONSTRAINT "item_modifier_groups_concept_id_group_id_modifier_groups_concept_id_id_fk" FOREIGN KEY ("concept_id","group_id") REFERENCES "public"."modifier_groups"("concept_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "modifiers" ADD CONSTRAINT "modifiers_concept_id_group_id_modifier_groups_concept_id_id_fk" FOREIGN KEY ("concept_id","group_id") REFERENCES "public"."modifier_groups"("concept_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slides" ADD CONSTRAINT "slides_concept_id_slider_id_sliders_concept_id_id_fk" FOREIGN KEY ("concept_id","slider_id") REFERENCES "public"."sliders"("concept_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_areas" ADD CONSTRAINT "delivery_areas_of_location" FOREIGN KEY ("concept_id","location_id") REFERENCES "public"."locations"("concept_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "location_holidays" ADD CONSTRAINT "location_holidays_of_location" FOREIGN KEY ("concept_id","location_id") REFERENCES "public"."locations"("concept_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "location_hours" ADD CONSTRAINT "location_hours_of_location" FOREIGN KEY ("concept_id","location_id") REFERENCES "public"."locations"("concept_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_neighborhood_id_neighborhoods_id_fk" FOREIGN KEY ("neighborhood_id") REFERENCES "public"."neighborhoods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "neighborhoods" ADD CONSTRAINT "neighborhoods_governorate_id_governorates_id_fk" FOREIGN KEY ("governorate_id") REFERENCES "public"."governorates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "streets" ADD CONSTRAINT "streets_neighborhood_id_neighborhoods_id_fk" FOREIGN KEY ("neighborhood_id") REFERENCES "public"."neighborhoods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hosts_by_key" ON "hosts" USING btree ("application_key");--> statement-breakpoint
CREATE INDEX "published_documents_current" ON "published_documents" USING btree ("concept_id","name","concept_version");--> statement-breakpoint
CREATE INDEX "blocks_by_neighborhood" ON "blocks" USING btree ("neighborhood_id");--> statement-breakpoint
CREATE INDEX "neighborhoods_by_governorate" ON "neighborhoods" USING btree ("governorate_id");--> statement-breakpoint
CREATE INDEX "streets_by_neighborhood" ON "streets" USING btree ("neighborhood_id");--> statement-breakpoint
CREATE POLICY "applications_own_concept" ON "applications" AS PERMISSIVE FOR ALL TO public USING (concept_id = nullif(current_setting('sufra.concept_id', true), '')::integer) WITH CHECK (concept_id = nullif(current_setting('sufra.concept_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "combo_options_own_concept" ON "combo_options" AS PERMISSIVE FOR ALL TO public USING (concept_id = nullif(current_setting('sufra.concept_id', true), '')::integer) WITH CHECK (concept_id = nullif(current_setting('sufra.concept_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "combo_steps_own_concept" ON "combo_steps" AS PERMISSIVE FOR ALL TO public USING (concept_id = nullif(current_setting('sufra.concept_id', true), '')::integer) WITH CHECK (concept_id = nullif(current_setting('sufra.concept_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "ingredients_own_concept" ON "ingredients" AS PERMISSIVE FOR ALL TO public USING (concept_id = nullif(current_setting('sufra.concept_id', true), '')::integer) WITH CHECK (concept_id = nullif(current_setting('sufra.concept_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "item_prices_own_concept" ON "item_prices" AS PERMISSIVE FOR ALL TO public USING (concept_id = nullif(current_setting('sufra.concept_id', true), '')::integer) WITH CHECK (concept_id = nullif(current_setting('sufra.concept_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "item_stockouts_own_concept" ON "item_stockouts" AS PERMISSIVE FOR ALL TO public USING (concept_id = nullif(current_setting('sufra.concept_id', true), '')::integer) WITH CHECK (concept_id = nullif(current_setting('sufra.concept_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "item_windows_own_concept" ON "item_windows" AS PERMISSIVE FOR ALL TO public USING (concept_id = nullif(current_setting('sufra.concept_id', true), '')::integer) WITH CHECK (concept_id = nullif(current_setting('sufra.concept_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "items_own_concept" ON "items" AS PERMISSIVE FOR ALL TO public USING (concept_id = nullif(current_setting('sufra.concept_id', true), '')::integer) WITH CHECK (concept_id = nullif(current_setting('sufra.concept_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "upsells_own_concept" ON "upsells" AS PERMISSIVE FOR ALL TO public USING (concept_id = nullif(current_setting('sufra.concept_id', true), '')::integer) WITH CHECK (concept_id = nullif(current_setting('sufra.concept_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "categories_own_concept" ON "categories" AS PERMISSIVE FOR ALL TO public USING (concept_id = nullif(current_setting('sufra.concept_id', true), '')::integer) WITH CHECK (concept_id = nullif(current_setting('sufra.concept_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "inactive_categories_own_concept" ON "inactive_categories" AS PERMISSIVE FOR ALL TO public USING (concept_id = nullif(current_setting('sufra.concept_id', true), '')::integer) WITH CHECK (concept_id = nullif(current_setting('sufra.concept_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "menu_categories_own_concept" ON "menu_categories" AS PERMISSIVE FOR ALL TO public USING (concept_id = nullif(current_setting('sufra.concept_id', true), '')::integer) WITH CHECK (concept_id = nullif(current_setting('sufra.concept_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "menus_own_concept" ON "menus" AS PERMISSIVE FOR ALL TO public USING (concept_id = nullif(current_setting('sufra.concept_id', true), '')::integer) WITH CHECK (concept_id = nullif(current_setting('sufra.concept_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "item_modifier_groups_own_concept" ON "item_modifier_groups" AS PERMISSIVE FOR ALL TO public USING (concept_id = nullif(current_setting('sufra.concept_id', true), '')::integer) WITH CHECK (concept_id = nullif(current_setting('sufra.concept_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "modifier_groups_own_concept" ON "modifier_groups" AS PERMISSIVE FOR ALL TO public USING (concept_id = nullif(current_setting('sufra.concept_id', true), '')::integer) WITH CHECK (concept_id = nullif(current_setting('sufra.concept_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "modifiers_own_concept" ON "modifiers" AS PERMISSIVE FOR ALL TO public USING (concept_id = nullif(current_setting('sufra.concept_id', true), '')::integer) WITH CHECK (concept_id = nullif(current_setting('sufra.concept_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "concepts_own_concept" ON "concepts" AS PERMISSIVE FOR ALL TO public USING (concept_id = nullif(current_setting('sufra.concept_id', true), '')::integer) WITH CHECK (concept_id = nullif(current_setting('sufra.concept_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "integration_options_own_concept" ON "integration_options" AS PERMISSIVE FOR ALL TO public USING (concept_id = nullif(current_setting('sufra.concept_id', true), '')::integer) WITH CHECK (concept_id = nullif(current_setting('sufra.concept_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "pages_own_concept" ON "pages" AS PERMISSIVE FOR ALL TO public USING (concept_id = nullif(current_setting('sufra.concept_id', true), '')::integer) WITH CHECK (concept_id = nullif(current_setting('sufra.concept_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "popups_own_concept" ON "popups" AS PERMISSIVE FOR ALL TO public USING (concept_id = nullif(current_setting('sufra.concept_id', true), '')::integer) WITH CHECK (concept_id = nullif(current_setting('sufra.concept_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "sliders_own_concept" ON "sliders" AS PERMISSIVE FOR ALL TO public USING (concept_id = nullif(current_setting('sufra.concept_id', true), '')::integer) WITH CHECK (concept_id = nullif(current_setting('sufra.concept_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "slides_own_concept" ON "slides" AS PERMISSIVE FOR ALL TO public USING (concept_id = nullif(current_setting('sufra.concept_id', true), '')::integer) WITH CHECK (concept_id = nullif(current_setting('sufra.concept_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "texts_own_concept" ON "texts" AS PERMISSIVE FOR ALL TO public USING (concept_id = nullif(current_setting('sufra.concept_id', true), '')::integer) WITH CHECK (concept_id = nullif(current_setting('sufra.concept_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "delivery_areas_own_concept" ON "delivery_areas" AS PERMISSIVE FOR ALL TO public USING (concept_id = nullif(current_setting('sufra.concept_id', true), '')::integer) WITH CHECK (concept_id = nullif(current_setting('sufra.concept_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "location_holidays_own_concept" ON "location_holidays" AS PERMISSIVE FOR ALL TO public USING (concept_id = nullif(current_setting('sufra.concept_id', true), '')::integer) WITH CHECK (concept_id = nullif(current_setting('sufra.concept_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "location_hours_own_concept" ON "location_hours" AS PERMISSIVE FOR ALL TO public USING (concept_id = nullif(current_setting('sufra.concept_id', true), '')::integer) WITH CHECK (concept_id = nullif(current_setting('sufra.concept_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "locations_own_concept" ON "locations" AS PERMISSIVE FOR ALL TO public USING (concept_id = nullif(current_setting('sufra.concept_id', true), '')::integer) WITH CHECK (concept_id = nullif(current_setting('sufra.concept_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "published_documents_own_concept" ON "published_documents" AS PERMISSIVE FOR ALL TO public USING (concept_id = nullif(current_setting('sufra.concept_id', true), '')::integer) WITH CHECK (concept_id = nullif(current_setting('sufra.concept_id', true), '')::integer);