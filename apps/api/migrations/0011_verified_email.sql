CREATE TABLE "email_links" (
	"concept_id" integer NOT NULL,
	"customer_id" uuid NOT NULL,
	"email" text NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "email_links_concept_id_customer_id_pk" PRIMARY KEY("concept_id","customer_id")
);
--> statement-breakpoint
ALTER TABLE "email_links" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "email_links" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "email_verified_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "social_sign_ins" ADD COLUMN "is_email_verified" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "email_links" ADD CONSTRAINT "email_links_of_customer" FOREIGN KEY ("concept_id","customer_id") REFERENCES "public"."customers"("concept_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_verified_email" CHECK ("customers"."email_verified_at" is null or "customers"."email" is not null);--> statement-breakpoint
CREATE POLICY "email_links_own_concept" ON "email_links" AS PERMISSIVE FOR ALL TO public USING (concept_id = nullif(current_setting('sufra.concept_id', true), '')::integer) WITH CHECK (concept_id = nullif(current_setting('sufra.concept_id', true), '')::integer);