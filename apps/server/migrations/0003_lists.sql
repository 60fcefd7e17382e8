CREATE TABLE "saved_view" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"user_id" text NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"columns" text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "saved_view_name" ON "saved_view" USING btree ("user_id","list","name");--> statement-breakpoint
CREATE INDEX "article_managed_published" ON "article" USING btree ("publish_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "enterprise_audit_submitted" ON "enterprise_audit" USING btree ("submitted_at","id") WHERE submitted_at is not null;--> statement-breakpoint
CREATE INDEX "enterprise_audit_due" ON "enterprise_audit" USING btree ("due_at","id") WHERE submitted_at is not null;--> statement-breakpoint
CREATE INDEX "enterprise_updated" ON "enterprise" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "enterprise_by_completeness" ON "enterprise" USING btree ("completeness","id");--> statement-breakpoint
CREATE INDEX "user_account_last_login" ON "user_account" USING btree ("last_login_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "message_sent" ON "message" USING btree ("user_id","sent_at","id");--> statement-breakpoint
CREATE INDEX "declare_item_window_from" ON "declare_item" USING btree ("window_from","id");--> statement-breakpoint
CREATE INDEX "policy_issued" ON "policy" USING btree ("issued_at","id");