CREATE TABLE "known_devices" (
	"concept_id" integer NOT NULL,
	"account" text NOT NULL,
	"device_hash" text NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_devices_concept_id_account_device_hash_pk" PRIMARY KEY("concept_id","account","device_hash")
);
--> statement-breakpoint
ALTER TABLE "known_devices" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "known_devices" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
-- Ways that were begun before have no browser: none can finish them, and they are gone in ten minutes.
ALTER TABLE "social_sign_ins" ADD COLUMN "device_hash" text NOT NULL DEFAULT '';--> statement-breakpoint
ALTER TABLE "social_sign_ins" ALTER COLUMN "device_hash" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "mobile_codes"
  ADD COLUMN "verification_id" uuid,
  ADD COLUMN "device_hash" text,
  ADD COLUMN "network" text,
  ADD COLUMN "holder_guessed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "known_devices_by_age" ON "known_devices" USING btree ("concept_id","last_used_at");--> statement-breakpoint
CREATE POLICY "known_devices_own_concept" ON "known_devices" AS PERMISSIVE FOR ALL TO public USING (concept_id = nullif(current_setting('sufra.concept_id', true), '')::integer) WITH CHECK (concept_id = nullif(current_setting('sufra.concept_id', true), '')::integer);