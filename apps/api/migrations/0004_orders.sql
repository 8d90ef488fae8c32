CREATE TABLE "messages_to_brand" (
	"concept_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"customer_id" uuid,
	"topic_id" integer,
	"name" text,
	"contact" text,
	"message" text NOT NULL,
	"attachment" text,
	"attachment_type" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "messages_to_brand_concept_id_id_pk" PRIMARY KEY("concept_id","id"),
	CONSTRAINT "messages_to_brand_not_empty" CHECK ("messages_to_brand"."message" <> '')
);
--> statement-breakpoint
ALTER TABLE "messages_to_brand" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "order_feedbacks" (
	"concept_id" integer NOT NULL,
	"order_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"ratings" jsonb NOT NULL,
	"comment" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_feedbacks_concept_id_order_id_pk" PRIMARY KEY("concept_id","order_id")
);
--> statement-breakpoint
ALTER TABLE "order_feedbacks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "topics" (
	"concept_id" integer NOT NULL,
	"id" integer NOT NULL,
	"name" jsonb NOT NULL,
	"of" text NOT NULL,
	"display_order" integer NOT NULL,
	CONSTRAINT "topics_concept_id_id_pk" PRIMARY KEY("concept_id","id")
);
--> statement-breakpoint
ALTER TABLE "topics" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "order_events" (
	"concept_id" integer NOT NULL,
	"id" bigserial NOT NULL,
	"transaction" bigint DEFAULT pg_current_xact_id()::text::bigint NOT NULL,
	"order_id" uuid NOT NULL,
	"location_id" integer NOT NULL,
	"customer_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"body" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_events_concept_id_transaction_id_pk" PRIMARY KEY("concept_id","transaction","id")
);
--> statement-breakpoint
ALTER TABLE "order_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "order_keys" (
	"concept_id" integer NOT NULL,
	"customer_id" uuid NOT NULL,
	"key" text NOT NULL,
	"order_id" uuid NOT NULL,
	"fingerprint" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_keys_concept_id_customer_id_key_pk" PRIMARY KEY("concept_id","customer_id","key")
);
--> statement-breakpoint
ALTER TABLE "order_keys" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "order_lines" (
	"concept_id" integer NOT NULL,
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"item_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"piece_minor" integer NOT NULL,
	"line" jsonb NOT NULL,
	CONSTRAINT "order_lines_concept_id_order_id_position_pk" PRIMARY KEY("concept_id","order_id","position")
);
--> statement-breakpoint
ALTER TABLE "order_lines" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "order_moves" (
	"concept_id" integer NOT NULL,
	"order_id" uuid NOT NULL,
	"step" integer NOT NULL,
	"status" text NOT NULL,
	"actor" text NOT NULL,
	"actor_id" uuid,
	"reason" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_moves_concept_id_order_id_step_pk" PRIMARY KEY("concept_id","order_id","step")
);
--> statement-breakpoint
ALTER TABLE "order_moves" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "order_numbers" (
	"concept_id" integer NOT NULL,
	"location_id" integer NOT NULL,
	"day" date NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "order_numbers_concept_id_location_id_day_pk" PRIMARY KEY("concept_id","location_id","day")
);
--> statement-breakpoint
ALTER TABLE "order_numbers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "orders" (
	"concept_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"location_id" integer NOT NULL,
	"number" integer NOT NULL,
	"day" date NOT NULL,
	"customer_id" uuid NOT NULL,
	"application_id" integer NOT NULL,
	"source" text NOT NULL,
	"type" text NOT NULL,
	"status" text NOT NULL,
	"status_since" timestamp with time zone NOT NULL,
	"payment_method" text NOT NULL,
	"payment_status" text NOT NULL,
	"subtotal_minor" integer NOT NULL,
	"discount_minor" integer NOT NULL,
	"vat_minor" integer NOT NULL,
	"total_minor" integer NOT NULL,
	"bill" jsonb NOT NULL,
	"coupon_id" integer,
	"notes" text NOT NULL,
	"table_label" text,
	"address" jsonb,
	"car" jsonb,
	"cash_minor" integer,
	"placed_at" timestamp with time zone NOT NULL,
	"scheduled_at" timestamp with time zone,
	"promised_at" timestamp with time zone NOT NULL,
	"slot_at" timestamp with time zone NOT NULL,
	"released_at" timestamp with time zone NOT NULL,
	"is_released" boolean DEFAULT true NOT NULL,
	"expires_at" timestamp with time zone,
	"arrived_at" timestamp with time zone,
	"reason" text,
	"driver_id" uuid,
	CONSTRAINT "orders_concept_id_id_pk" PRIMARY KEY("concept_id","id"),
	CONSTRAINT "orders_total_not_negative" CHECK ("orders"."total_minor" >= 0)
);
--> statement-breakpoint
ALTER TABLE "orders" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "staff" (
	"concept_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"telephone" text,
	"role" text NOT NULL,
	"locations" integer[],
	"password_hash" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_concept_id_id_pk" PRIMARY KEY("concept_id","id"),
	CONSTRAINT "staff_email_in_small_letters" CHECK ("staff"."email" = lower("staff"."email"))
);
--> statement-breakpoint
ALTER TABLE "staff" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "staff_sessions" (
	"concept_id" integer NOT NULL,
	"token_hash" text NOT NULL,
	"staff_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_sessions_concept_id_token_hash_pk" PRIMARY KEY("concept_id","token_hash")
);
--> statement-breakpoint
ALTER TABLE "staff_sessions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "messages_to_brand" ADD CONSTRAINT "messages_to_brand_concept_id_customer_id_customers_concept_id_id_fk" FOREIGN KEY ("concept_id","customer_id") REFERENCES "public"."customers"("concept_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_feedbacks" ADD CONSTRAINT "order_feedbacks_concept_id_order_id_orders_concept_id_id_fk" FOREIGN KEY ("concept_id","order_id") REFERENCES "public"."orders"("concept_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_of_order" FOREIGN KEY ("concept_id","order_id") REFERENCES "public"."orders"("concept_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_of_order" FOREIGN KEY ("concept_id","order_id") REFERENCES "public"."orders"("concept_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_moves" ADD CONSTRAINT "order_moves_of_order" FOREIGN KEY ("concept_id","order_id") REFERENCES "public"."orders"("concept_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_concept_id_location_id_locations_concept_id_id_fk" FOREIGN KEY ("concept_id","location_id") REFERENCES "public"."locations"("concept_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_concept_id_customer_id_customers_concept_id_id_fk" FOREIGN KEY ("concept_id","customer_id") REFERENCES "public"."customers"("concept_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_concept_id_staff_id_staff_concept_id_id_fk" FOREIGN KEY ("concept_id","staff_id") REFERENCES "public"."staff"("concept_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "messages_to_brand_by_age" ON "messages_to_brand" USING btree ("concept_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_by_number" ON "orders" USING btree ("concept_id","location_id","day","number");--> statement-breakpoint
CREATE INDEX "orders_by_customer" ON "orders" USING btree ("concept_id","customer_id","placed_at");--> statement-breakpoint
CREATE INDEX "orders_on_board" ON "orders" USING btree ("concept_id","location_id","released_at") WHERE status in ('posted', 'accepted', 'in-kitchen', 'ready');--> statement-breakpoint
CREATE INDEX "orders_to_release" ON "orders" USING btree ("concept_id","released_at") WHERE not is_released and status = 'posted';--> statement-breakpoint
CREATE INDEX "orders_to_expire" ON "orders" USING btree ("concept_id","expires_at") WHERE status = 'waiting-for-payment';--> statement-breakpoint
CREATE UNIQUE INDEX "staff_by_email" ON "staff" USING btree ("concept_id","email");--> statement-breakpoint
CREATE INDEX "staff_sessions_by_staff" ON "staff_sessions" USING btree ("concept_id","staff_id");--> statement-breakpoint
CREATE POLICY "messages_to_brand_own_concept" ON "messages_to_brand" AS PERMISSIVE FOR ALL TO public USING (concept_id = nullif(current_setting('sufra.concept_id', true), '')::integer) WITH CHECK (concept_id = nullif(current_setting('sufra.concept_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "order_feedbacks_own_concept" ON "order_feedbacks" AS PERMISSIVE FOR ALL TO public USING (concept_id = nullif(current_setting('sufra.concept_id', true), '')::integer) WITH CHECK (concept_id = nullif(current_setting('sufra.concept_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "topics_own_concept" ON "topics" AS PERMISSIVE FOR ALL TO public USING (concept_id = nullif(current_setting('sufra.concept_id', true), '')::integer) WITH CHECK (concept_id = nullif(current_setting('sufra.concept_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "order_events_own_concept" ON "order_events" AS PERMISSIVE FOR ALL TO public USING (concept_id = nullif(current_setting('sufra.concept_id', true), '')::integer) WITH CHECK (concept_id = nullif(current_setting('sufra.concept_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "order_keys_own_concept" ON "order_keys" AS PERMISSIVE FOR ALL TO public USING (concept_id = nullif(current_setting('sufra.concept_id', true), '')::integer) WITH CHECK (concept_id = nullif(current_setting('sufra.concept_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "order_lines_own_concept" ON "order_lines" AS PERMISSIVE FOR ALL TO public USING (concept_id = nullif(current_setting('sufra.concept_id', true), '')::integer) WITH CHECK (concept_id = nullif(current_setting('sufra.concept_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "order_moves_own_concept" ON "order_moves" AS PERMISSIVE FOR ALL TO public USING (concept_id = nullif(current_setting('sufra.concept_id', true), '')::integer) WITH CHECK (concept_id = nullif(current_setting('sufra.concept_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "order_numbers_own_concept" ON "order_numbers" AS PERMISSIVE FOR ALL TO public USING (concept_id = nullif(current_setting('sufra.concept_id', true), '')::integer) WITH CHECK (concept_id = nullif(current_setting('sufra.concept_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "orders_own_concept" ON "orders" AS PERMISSIVE FOR ALL TO public USING (concept_id = nullif(current_setting('sufra.concept_id', true), '')::integer) WITH CHECK (concept_id = nullif(current_setting('sufra.concept_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "staff_own_concept" ON "staff" AS PERMISSIVE FOR ALL TO public USING (concept_id = nullif(current_setting('sufra.concept_id', true), '')::integer) WITH CHECK (concept_id = nullif(current_setting('sufra.concept_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "staff_sessions_own_concept" ON "staff_sessions" AS PERMISSIVE FOR ALL TO public USING (concept_id = nullif(current_setting('sufra.concept_id', true), '')::integer) WITH CHECK (concept_id = nullif(current_setting('sufra.concept_id', true), '')::integer);
--> statement-breakpoint
ALTER TABLE "orders" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "order_lines" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "order_moves" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "order_keys" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "order_numbers" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "order_events" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "staff" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "staff_sessions" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "topics" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "order_feedbacks" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "messages_to_brand" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
-- Whoever follows events under a session hears at once that it has ended, in every process.
CREATE FUNCTION announce_session_end() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('session_ended', OLD.token_hash);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER sessions_announce_end AFTER DELETE ON sessions
  FOR EACH ROW EXECUTE FUNCTION announce_session_end();
--> statement-breakpoint
CREATE TRIGGER staff_sessions_announce_end AFTER DELETE ON staff_sessions
  FOR EACH ROW EXECUTE FUNCTION announce_session_end();
