CREATE TABLE "article_tag" (
	"article_id" text NOT NULL,
	"tag_id" text NOT NULL,
	"column" text NOT NULL,
	"pinned" boolean NOT NULL,
	"publish_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "article_tag_article_id_tag_id_pk" PRIMARY KEY("article_id","tag_id")
);
--> statement-breakpoint
CREATE TABLE "article_translation" (
	"article_id" text NOT NULL,
	"lang" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"body" text NOT NULL,
	CONSTRAINT "article_translation_article_id_lang_pk" PRIMARY KEY("article_id","lang")
);
--> statement-breakpoint
CREATE TABLE "article" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"column" text NOT NULL,
	"title" text NOT NULL,
	"subtitle" text,
	"summary" text NOT NULL,
	"cover" jsonb,
	"body" text NOT NULL,
	"attachment_file_id" text,
	"source" text NOT NULL,
	"author" text NOT NULL,
	"issue_no" text,
	"level" text DEFAULT 'NORMAL' NOT NULL,
	"category" text,
	"tag_ids" text[] DEFAULT '{}' NOT NULL,
	"action" jsonb,
	"enterprise_id" text,
	"need_receipt" boolean DEFAULT false NOT NULL,
	"pinned" boolean DEFAULT false NOT NULL,
	"publish_at" timestamp (3) with time zone NOT NULL,
	"expire_at" timestamp (3) with time zone,
	"status" text NOT NULL,
	"views" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "business_data" (
	"type" text NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"shield" smallint DEFAULT 0 NOT NULL,
	"parent_code" text,
	"ext" jsonb,
	CONSTRAINT "business_data_type_code_pk" PRIMARY KEY("type","code")
);
--> statement-breakpoint
CREATE TABLE "region" (
	"region_id" text PRIMARY KEY NOT NULL,
	"parent_id" text,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tag_info" (
	"tag_id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"group" text NOT NULL,
	"shield" smallint DEFAULT 0 NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "tag_info_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "oper_log" (
	"id" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"user_id" text,
	"acting_role" text,
	"event" text NOT NULL,
	"entity" text NOT NULL,
	"entity_id" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"reason" text,
	"ip" text DEFAULT '' NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "file_group" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_user_id" text,
	"owner_enterprise_id" text,
	"purpose" text NOT NULL,
	"visibility" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "file_item" (
	"file_id" text NOT NULL,
	"index" integer NOT NULL,
	"name" text NOT NULL,
	"mime" text NOT NULL,
	"bytes" bigint NOT NULL,
	"sha256" text NOT NULL,
	"width" integer,
	"height" integer,
	"storage_key" text,
	"recipe" jsonb,
	CONSTRAINT "file_item_file_id_index_pk" PRIMARY KEY("file_id","index")
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"user_id" text NOT NULL,
	"user_acc_id" text NOT NULL,
	"user_type" text NOT NULL,
	"operator_roles" text[] NOT NULL,
	"enterprise_id" text,
	"member_role" text,
	"audit_status" text NOT NULL,
	"device_name" text DEFAULT '' NOT NULL,
	"ip" text DEFAULT '' NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_reason" text,
	"ended_note" text,
	CONSTRAINT "session_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "article_tag" ADD CONSTRAINT "article_tag_article_id_article_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."article"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_translation" ADD CONSTRAINT "article_translation_article_id_article_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."article"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_item" ADD CONSTRAINT "file_item_file_id_file_group_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."file_group"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "article_tag_list" ON "article_tag" USING btree ("tag_id","column","pinned" DESC NULLS LAST,"publish_at" DESC NULLS LAST,"article_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "article_list" ON "article" USING btree ("column","pinned" DESC NULLS LAST,"publish_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE status = 'PUBLISHED';--> statement-breakpoint
CREATE INDEX "article_views" ON "article" USING btree ("column","views" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE status = 'PUBLISHED';--> statement-breakpoint
CREATE INDEX "article_neighbours" ON "article" USING btree ("column","publish_at","id") WHERE status = 'PUBLISHED';--> statement-breakpoint
CREATE INDEX "article_status" ON "article" USING btree ("status","publish_at");--> statement-breakpoint
CREATE UNIQUE INDEX "article_style_enterprise" ON "article" USING btree ("enterprise_id") WHERE "column" = 'STYLE';--> statement-breakpoint
CREATE INDEX "region_parent" ON "region" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "oper_log_entity" ON "oper_log" USING btree ("entity","entity_id","at");--> statement-breakpoint
CREATE INDEX "oper_log_at" ON "oper_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "oper_log_user" ON "oper_log" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "session_user" ON "session" USING btree ("user_id");