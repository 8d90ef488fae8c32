DROP INDEX "published_documents_current";--> statement-breakpoint
CREATE INDEX "published_documents_current" ON "published_documents" USING btree ("concept_id","concept_version","name");--> statement-breakpoint
-- Not valid: a nameless row from before is left out of menus and must not keep the product from starting.
ALTER TABLE "items" ADD CONSTRAINT "items_named" CHECK (jsonb_path_exists("items"."name", '$.* ? (@ <> "")')) NOT VALID;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_named" CHECK (jsonb_path_exists("categories"."name", '$.* ? (@ <> "")')) NOT VALID;--> statement-breakpoint
ALTER TABLE "modifier_groups" ADD CONSTRAINT "modifier_groups_named" CHECK (jsonb_path_exists("modifier_groups"."name", '$.* ? (@ <> "")')) NOT VALID;--> statement-breakpoint
ALTER TABLE "modifiers" ADD CONSTRAINT "modifiers_named" CHECK (jsonb_path_exists("modifiers"."name", '$.* ? (@ <> "")')) NOT VALID;