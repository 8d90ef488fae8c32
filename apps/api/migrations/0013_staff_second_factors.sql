CREATE TABLE "staff_second_factors" (
	"concept_id" integer NOT NULL,
	"staff_id" uuid NOT NULL,
	"secret" text NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_step" bigint DEFAULT 0 NOT NULL,
	"recovery_hashes" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "staff_second_factors_concept_id_staff_id_pk" PRIMARY KEY("concept_id","staff_id")
);
--> statement-breakpoint
ALTER TABLE "staff_second_factors" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "staff_second_factors" ADD CONSTRAINT "staff_second_factors_concept_id_staff_id_staff_concept_id_id_fk" FOREIGN KEY ("concept_id","staff_id") REFERENCES "public"."staff"("concept_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "staff_second_factors_own_concept" ON "staff_second_factors" AS PERMISSIVE FOR ALL TO public USING (concept_id = nullif(current_setting('sufra.concept_id', true), '')::integer) WITH CHECK (concept_id = nullif(current_setting('sufra.concept_id', true), '')::integer);--> statement-breakpoint
ALTER TABLE "staff_second_factors" FORCE ROW LEVEL SECURITY;
