-- Whoever leaves the brand, or gets another role or other branches, is signed out everywhere, whatever made the change.
CREATE FUNCTION end_sessions_of_staff() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM staff_sessions WHERE concept_id = NEW.concept_id AND staff_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER staff_ends_sessions AFTER UPDATE ON staff
  FOR EACH ROW
  WHEN (NOT NEW.is_active OR OLD.role IS DISTINCT FROM NEW.role OR OLD.locations IS DISTINCT FROM NEW.locations)
  EXECUTE FUNCTION end_sessions_of_staff();
