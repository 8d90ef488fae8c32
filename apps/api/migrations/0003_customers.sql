CREATE TABLE "addresses" (
	"concept_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"lat" double precision NOT NULL,
	"long" double precision NOT NULL,
	"label" text NOT NULL,
	"line1" text NOT NULL,
	"line2" text,
	"telephone" text,
	"instructions" text,
	"city" text,
	"state" text,
	"country" text NOT NULL,
	"postal_code" text,
	"photo_uri" text,
	"street" text,
	"block" text,
	"building" text,
	"floor" text,
	"house_number" text,
	"landmark" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "addresses_concept_id_id_pk" PRIMARY KEY("concept_id","id")
);
--> statement-breakpoint
ALTER TABLE "addresses" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "allowances" (
	"concept_id" integer NOT NULL,
	"key" text NOT NULL,
	"taken" timestamp with time zone[] NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "allowances_concept_id_key_pk" PRIMARY KEY("concept_id","key")
);
--> statement-breakpoint
ALTER TABLE "allowances" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "cars" (
	"concept_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"color_id" integer NOT NULL,
	"maker_id" integer NOT NULL,
	"plate_number" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cars_concept_id_id_pk" PRIMARY KEY("concept_id","id")
);
--> statement-breakpoint
ALTER TABLE "cars" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "customer_identities" (
	"concept_id" integer NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"provider" text NOT NULL,
	"customer_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "customer_identities_concept_id_issuer_subject_pk" PRIMARY KEY("concept_id","issuer","subject")
);
--> statement-breakpoint
ALTER TABLE "customer_identities" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "customers" (
	"concept_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"account_type" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text,
	"username" text,
	"mobile" text,
	"password_hash" text,
	"date_of_birth" date,
	"language" text,
	"appearance" text,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "customers_concept_id_id_pk" PRIMARY KEY("concept_id","id"),
	CONSTRAINT "customers_email_in_small_letters" CHECK ("customers"."email" = lower("customers"."email")),
	CONSTRAINT "customers_guests_are_verified" CHECK ("customers"."account_type" <> 'guest' or "customers"."username" is not null or "customers"."deleted_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "customers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "favourites" (
	"concept_id" integer NOT NULL,
	"customer_id" uuid NOT NULL,
	"item_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "favourites_concept_id_customer_id_item_id_pk" PRIMARY KEY("concept_id","customer_id","item_id")
);
--> statement-breakpoint
ALTER TABLE "favourites" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "outbox_messages" (
	"concept_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text,
	"body" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "outbox_messages_concept_id_id_pk" PRIMARY KEY("concept_id","id")
);
--> statement-breakpoint
ALTER TABLE "outbox_messages" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "password_resets" (
	"concept_id" integer NOT NULL,
	"token_hash" text NOT NULL,
	"customer_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "password_resets_concept_id_token_hash_pk" PRIMARY KEY("concept_id","token_hash")
);
--> statement-breakpoint
ALTER TABLE "password_resets" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "sessions" (
	"concept_id" integer NOT NULL,
	"token_hash" text NOT NULL,
	"customer_id" uuid NOT NULL,
	"signed_in_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sessions_concept_id_token_hash_pk" PRIMARY KEY("concept_id","token_hash")
);
--> statement-breakpoint
ALTER TABLE "sessions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "social_sign_ins" (
	"concept_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"provider" text NOT NULL,
	"state_hash" text NOT NULL,
	"key_hash" text NOT NULL,
	"nonce" text NOT NULL,
	"code_verifier" text NOT NULL,
	"redirect_uri" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"returned_at" timestamp with time zone,
	"issuer" text,
	"subject" text,
	"email" text,
	"first_name" text,
	"last_name" text,
	CONSTRAINT "social_sign_ins_concept_id_id_pk" PRIMARY KEY("concept_id","id")
);
--> statement-breakpoint
ALTER TABLE "social_sign_ins" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "mobile_codes" (
	"concept_id" integer NOT NULL,
	"username" text NOT NULL,
	"code_hash" text,
	"salt" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"guesses" integer NOT NULL,
	CONSTRAINT "mobile_codes_concept_id_username_pk" PRIMARY KEY("concept_id","username"),
	CONSTRAINT "mobile_codes_guesses_within" CHECK ("mobile_codes"."guesses" between 0 and 5)
);
--> statement-breakpoint
ALTER TABLE "mobile_codes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "verifications" (
	"concept_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"username" text NOT NULL,
	"mobile" text NOT NULL,
	"customer_id" uuid,
	"account_type" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text,
	"password_hash" text,
	"date_of_birth" date,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "verifications_concept_id_id_pk" PRIMARY KEY("concept_id","id")
);
--> statement-breakpoint
ALTER TABLE "verifications" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_of_customer" FOREIGN KEY ("concept_id","customer_id") REFERENCES "public"."customers"("concept_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cars" ADD CONSTRAINT "cars_color_id_car_colors_id_fk" FOREIGN KEY ("color_id") REFERENCES "public"."car_colors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cars" ADD CONSTRAINT "cars_maker_id_car_makers_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."car_makers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cars" ADD CONSTRAINT "cars_of_customer" FOREIGN KEY ("concept_id","customer_id") REFERENCES "public"."customers"("concept_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_identities" ADD CONSTRAINT "customer_identities_of_customer" FOREIGN KEY ("concept_id","customer_id") REFERENCES "public"."customers"("concept_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_of_customer" FOREIGN KEY ("concept_id","customer_id") REFERENCES "public"."customers"("concept_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_concept_id_item_id_items_concept_id_id_fk" FOREIGN KEY ("concept_id","item_id") REFERENCES "public"."items"("concept_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_of_customer" FOREIGN KEY ("concept_id","customer_id") REFERENCES "public"."customers"("concept_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_of_customer" FOREIGN KEY ("concept_id","customer_id") REFERENCES "public"."customers"("concept_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verifications" ADD CONSTRAINT "verifications_of_customer" FOREIGN KEY ("concept_id","customer_id") REFERENCES "public"."customers"("concept_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "addresses_by_customer" ON "addresses" USING btree ("concept_id","customer_id");--> statement-breakpoint
CREATE INDEX "allowances_by_age" ON "allowances" USING btree ("concept_id","last_at");--> statement-breakpoint
CREATE INDEX "cars_by_customer" ON "cars" USING btree ("concept_id","customer_id");--> statement-breakpoint
CREATE INDEX "customer_identities_by_customer" ON "customer_identities" USING btree ("concept_id","customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "customers_by_username" ON "customers" USING btree ("concept_id","username");--> statement-breakpoint
CREATE UNIQUE INDEX "customers_by_email" ON "customers" USING btree ("concept_id","email");--> statement-breakpoint
CREATE INDEX "customers_by_age" ON "customers" USING btree ("concept_id","created_at");--> statement-breakpoint
CREATE INDEX "outbox_messages_by_age" ON "outbox_messages" USING btree ("concept_id","sent_at");--> statement-breakpoint
CREATE INDEX "password_resets_by_customer" ON "password_resets" USING btree ("concept_id","customer_id");--> statement-breakpoint
CREATE INDEX "sessions_by_customer" ON "sessions" USING btree ("concept_id","customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "social_sign_ins_by_state" ON "social_sign_ins" USING btree ("concept_id","state_hash");--> statement-breakpoint
CREATE INDEX "social_sign_ins_by_age" ON "social_sign_ins" USING btree ("concept_id","created_at");--> statement-breakpoint
CREATE INDEX "mobile_codes_by_age" ON "mobile_codes" USING btree ("concept_id","expires_at");--> statement-breakpoint
CREATE INDEX "verifications_by_username" ON "verifications" USING btree ("concept_id","username","created_at");--> statement-breakpoint
CREATE INDEX "verifications_by_age" ON "verifications" USING btree ("concept_id","created_at");--> statement-breakpoint
CREATE POLICY "addresses_own_concept" ON "addresses" AS PERMISSIVE FOR ALL TO public USING (concept_id = nullif(current_setting('sufra.concept_id', true), '')::integer) WITH CHECK (concept_id = nullif(current_setting('sufra.concept_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "allowances_own_concept" ON "allowances" AS PERMISSIVE FOR ALL TO public USING (concept_id = nullif(current_setting('sufra.concept_id', true), '')::integer) WITH CHECK (concept_id = nullif(current_setting('sufra.concept_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "cars_own_concept" ON "cars" AS PERMISSIVE FOR ALL TO public USING (concept_id = nullif(current_setting('sufra.concept_id', true), '')::integer) WITH CHECK (concept_id = nullif(current_setting('sufra.concept_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "customer_identities_own_concept" ON "customer_identities" AS PERMISSIVE FOR ALL TO public USING (concept_id = nullif(current_setting('sufra.concept_id', true), '')::integer) WITH CHECK (concept_id = nullif(current_setting('sufra.concept_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "customers_own_concept" ON "customers" AS PERMISSIVE FOR ALL TO public USING (concept_id = nullif(current_setting('sufra.concept_id', true), '')::integer) WITH CHECK (concept_id = nullif(current_setting('sufra.concept_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "favourites_own_concept" ON "favourites" AS PERMISSIVE FOR ALL TO public USING (concept_id = nullif(current_setting('sufra.concept_id', true), '')::integer) WITH CHECK (concept_id = nullif(current_setting('sufra.concept_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "outbox_messages_own_concept" ON "outbox_messages" AS PERMISSIVE FOR ALL TO public USING (concept_id = nullif(current_setting('sufra.concept_id', true), '')::integer) WITH CHECK (concept_id = nullif(current_setting('sufra.concept_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "password_resets_own_concept" ON "password_resets" AS PERMISSIVE FOR ALL TO public USING (concept_id = nullif(current_setting('sufra.concept_id', true), '')::integer) WITH CHECK (concept_id = nullif(current_setting('sufra.concept_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "sessions_own_concept" ON "sessions" AS PERMISSIVE FOR ALL TO public USING (concept_id = nullif(current_setting('sufra.concept_id', true), '')::integer) WITH CHECK (concept_id = nullif(current_setting('sufra.concept_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "social_sign_ins_own_concept" ON "social_sign_ins" AS PERMISSIVE FOR ALL TO public USING (concept_id = nullif(current_setting('sufra.concept_id', true), '')::integer) WITH CHECK (concept_id = nullif(current_setting('sufra.concept_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "mobile_codes_own_concept" ON "mobile_codes" AS PERMISSIVE FOR ALL TO public USING (concept_id = nullif(current_setting('sufra.concept_id', true), '')::integer) WITH CHECK (concept_id = nullif(current_setting('sufra.concept_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "verifications_own_concept" ON "verifications" AS PERMISSIVE FOR ALL TO public USING (concept_id = nullif(current_setting('sufra.concept_id', true), '')::integer) WITH CHECK (concept_id = nullif(current_setting('sufra.concept_id', true), '')::integer);--> statement-breakpoint
-- Row security also binds the owner of the tables.
ALTER TABLE "customers" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "customer_identities" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "verifications" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "mobile_codes" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "allowances" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "sessions" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "password_resets" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "social_sign_ins" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "addresses" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "cars" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "favourites" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "outbox_messages" FORCE ROW LEVEL SECURITY;
