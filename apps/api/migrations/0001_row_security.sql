-- Row security also binds the owner of the tables.
DO $$
DECLARE tenant_table text;
BEGIN
  FOR tenant_table IN SELECT tablename FROM pg_policies WHERE schemaname = 'public' LOOP
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', tenant_table);
  END LOOP;
END $$;
--> statement-breakpoint
-- A superuser passes every policy, so the product then works as this role (see connection.ts).
DO $$
BEGIN
  IF (SELECT rolsuper FROM pg_roles WHERE rolname = current_user) THEN
    BEGIN
      CREATE ROLE sufra_app NOLOGIN;
    EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
    END;
    GRANT USAGE ON SCHEMA public TO sufra_app;
    GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO sufra_app;
    ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO sufra_app;
    ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT USAGE, SELECT ON SEQUENCES TO sufra_app;
  END IF;
END $$;
--> statement-breakpoint
-- Every process hears of a brand's new version once the change is committed.
CREATE FUNCTION announce_concept_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('concept_version', NEW.concept_id || ':' || NEW.version);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER concepts_announce_version AFTER INSERT OR UPDATE OF version ON concepts
  FOR EACH ROW EXECUTE FUNCTION announce_concept_version();
