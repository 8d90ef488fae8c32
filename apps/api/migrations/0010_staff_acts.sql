CREATE TABLE "staff_acts" (
	"concept_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"act" text NOT NULL,
	"staff_id" uuid,
	"staff_name" text,
	"role" text,
	"location_id" integer,
	"network" text,
	"subject" jsonb NOT NULL,
	CONSTRAINT "staff_acts_concept_id_id_pk" PRIMARY KEY("concept_id","id")
);
--> statement-breakpoint
ALTER TABLE "staff_acts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "staff_acts_by_time" ON "staff_acts" USING btree ("concept_id","at","id");--> statement-breakpoint
CREATE POLICY "staff_acts_own_concept" ON "staff_acts" AS PERMISSIVE FOR ALL TO public USING (concept_id = nullif(current_setting('sufra.concept_id', true), '')::integer) WITH CHECK (concept_id = nullif(current_setting('sufra.concept_id', true), '')::integer);--> statement-breakpoint
ALTER TABLE "staff_acts" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
-- What is written here stays: the product may add and read, and whoever else may write is refused by the trigger.
CREATE FUNCTION refuse_to_change_the_past() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is only added to', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
CREATE TRIGGER staff_acts_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON staff_acts
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_to_change_the_past();
--> statement-breakpoint
DO $$
BEGIN
  REVOKE UPDATE, DELETE, TRUNCATE ON staff_acts FROM CURRENT_USER;
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'sufra_app') THEN
    REVOKE UPDATE, DELETE, TRUNCATE ON staff_acts FROM sufra_app;
  END IF;
END $$;
