CREATE EXTENSION IF NOT EXISTS btree_gist;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE "case_timeline" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"case_no" text NOT NULL,
	"kind" text NOT NULL,
	"biz_id" text NOT NULL,
	"user_id" text,
	"enterprise_id" text,
	"subject" text DEFAULT '' NOT NULL,
	"state" text NOT NULL,
	"status_kind" text NOT NULL,
	"link" text,
	"due_at" timestamp (3) with time zone,
	"events" jsonb NOT NULL,
	CONSTRAINT "case_timeline_caseNo_unique" UNIQUE("case_no")
);
--> statement-breakpoint
CREATE TABLE "collection" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"user_id" text NOT NULL,
	"target_type" text NOT NULL,
	"target_id" text NOT NULL,
	"group" text DEFAULT '' NOT NULL,
	"snapshot" jsonb NOT NULL,
	"changed_at" timestamp (3) with time zone,
	"changes" jsonb
);
--> statement-breakpoint
CREATE TABLE "article_count" (
	"column" text NOT NULL,
	"unit" text NOT NULL,
	"list" text NOT NULL,
	"since" date NOT NULL,
	"pinned" boolean NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "article_count_key" PRIMARY KEY("column","unit","list","since","pinned")
);
--> statement-breakpoint
CREATE TABLE "article_tag" (
	"article_id" text NOT NULL,
	"tag_id" text NOT NULL,
	"column" text NOT NULL,
	"pinned" boolean NOT NULL,
	"top_rank" integer DEFAULT 0 NOT NULL,
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
	"origin" text DEFAULT 'PARK' NOT NULL,
	"need_receipt" boolean DEFAULT false NOT NULL,
	"audience" jsonb DEFAULT '{"chainStages":[],"enterpriseIds":[]}'::jsonb NOT NULL,
	"reminded_at" timestamp (3) with time zone,
	"pinned" boolean DEFAULT false NOT NULL,
	"top_rank" integer DEFAULT 0 NOT NULL,
	"top_until" timestamp (3) with time zone,
	"publish_at" timestamp (3) with time zone NOT NULL,
	"expire_at" timestamp (3) with time zone,
	"status" text NOT NULL,
	"revision" text DEFAULT 'NONE' NOT NULL,
	"withdraw_reason" text,
	"trashed_at" timestamp (3) with time zone,
	"views" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "article_own_style" CHECK (origin = 'PARK' or ("column" = 'STYLE' and enterprise_id is not null)),
	CONSTRAINT "article_top" CHECK (pinned or (top_rank = 0 and top_until is null))
);
--> statement-breakpoint
CREATE TABLE "article_revision" (
	"article_id" text PRIMARY KEY NOT NULL,
	"content" jsonb NOT NULL,
	"author_ids" text[] NOT NULL,
	"submitted_by" text,
	"submitted_at" timestamp (3) with time zone,
	"return_reason" text,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "article_version" (
	"article_id" text NOT NULL,
	"no" integer NOT NULL,
	"content" jsonb NOT NULL,
	"author_ids" text[] NOT NULL,
	"approved_by" text,
	"approved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "article_version_article_id_no_pk" PRIMARY KEY("article_id","no")
);
--> statement-breakpoint
CREATE TABLE "article_receipt" (
	"article_id" text NOT NULL,
	"enterprise_id" text NOT NULL,
	"user_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "article_receipt_article_id_enterprise_id_pk" PRIMARY KEY("article_id","enterprise_id")
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
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "business_data_type_code_pk" PRIMARY KEY("type","code")
);
--> statement-breakpoint
CREATE TABLE "region" (
	"region_id" text PRIMARY KEY NOT NULL,
	"parent_id" text,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"shield" smallint DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tag_info" (
	"tag_id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"group" text NOT NULL,
	"shield" smallint DEFAULT 0 NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "tag_info_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "enterprise_audit" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"kind" text DEFAULT 'ENTRY' NOT NULL,
	"enterprise_id" text NOT NULL,
	"applicant_id" text NOT NULL,
	"state" text NOT NULL,
	"step" integer DEFAULT 1 NOT NULL,
	"application" jsonb NOT NULL,
	"before" jsonb,
	"field_notes" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"opinion" text DEFAULT '' NOT NULL,
	"first_auditor_id" text,
	"submitted_at" timestamp (3) with time zone,
	"due_at" timestamp (3) with time zone,
	"rejected_at" timestamp (3) with time zone,
	"history" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "enterprise_member" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"enterprise_id" text NOT NULL,
	"user_id" text NOT NULL,
	"member_role" text NOT NULL,
	"status" text NOT NULL,
	"note" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "enterprise" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"short_name" text NOT NULL,
	"credit_code" text NOT NULL,
	"property" text NOT NULL,
	"chain_stages" text[] NOT NULL,
	"industry_tag_ids" text[] DEFAULT '{}' NOT NULL,
	"region_id" text NOT NULL,
	"scale" text NOT NULL,
	"registered_on" date NOT NULL,
	"registered_capital_fen" bigint NOT NULL,
	"legal_person" text NOT NULL,
	"legal_id_last4" text,
	"contact_name" text NOT NULL,
	"contact_phone" text NOT NULL,
	"landline" text,
	"email" text,
	"address" text NOT NULL,
	"unit_ids" text[] DEFAULT '{}' NOT NULL,
	"license_file_id" text,
	"logo_file_id" text,
	"cover" jsonb,
	"intro" text NOT NULL,
	"products" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"honours" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"annual" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"bank_account" jsonb,
	"invoice_titles" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"completeness" integer DEFAULT 0 NOT NULL,
	"credit_score" integer,
	"credit_grade" text,
	"entry_status" text NOT NULL,
	"visibility" text DEFAULT 'PUBLIC' NOT NULL,
	CONSTRAINT "enterprise_completeness" CHECK (completeness between 0 and 100),
	CONSTRAINT "enterprise_credit_score" CHECK (credit_score between 0 and 100),
	CONSTRAINT "enterprise_chain_stage" CHECK (cardinality(chain_stages) >= 1)
);
--> statement-breakpoint
CREATE TABLE "enterprise_invite" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"enterprise_id" text NOT NULL,
	"inviter_id" text NOT NULL,
	"phone_number" text NOT NULL,
	"member_role" text NOT NULL,
	"status" text DEFAULT 'SENT' NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"accepted_by" text,
	CONSTRAINT "enterprise_invite_role" CHECK (member_role <> 'OWNER')
);
--> statement-breakpoint
CREATE TABLE "phone_appeal" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"user_id" text NOT NULL,
	"old_phone_number" text NOT NULL,
	"new_phone_number" text NOT NULL,
	"reason" text NOT NULL,
	"proof_file_id" text,
	"ip" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'PENDING' NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"decided_by" text,
	"decided_at" timestamp (3) with time zone,
	"opinion" text DEFAULT '' NOT NULL,
	CONSTRAINT "phone_appeal_another_decides" CHECK (decided_by is null or decided_by <> user_id)
);
--> statement-breakpoint
CREATE TABLE "menu_item" (
	"tree" text NOT NULL,
	"res_no" text NOT NULL,
	"parent_no" text,
	"res_url" text NOT NULL,
	"name" text NOT NULL,
	"icon" text NOT NULL,
	"sort" integer NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "menu_item_tree_res_no_pk" PRIMARY KEY("tree","res_no")
);
--> statement-breakpoint
CREATE TABLE "login_attempt" (
	"subject" text NOT NULL,
	"failures" integer NOT NULL,
	"first_at" timestamp (3) with time zone NOT NULL,
	"locked_until" timestamp (3) with time zone,
	CONSTRAINT "login_attempt_subject_pk" PRIMARY KEY("subject")
);
--> statement-breakpoint
CREATE TABLE "identity_ticket" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "verify_code" (
	"id" text PRIMARY KEY NOT NULL,
	"phone_number" text NOT NULL,
	"scene" text NOT NULL,
	"code_hash" text NOT NULL,
	"ip" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "role_grant" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"user_id" text NOT NULL,
	"role_code" text NOT NULL,
	"state" text DEFAULT 'PENDING' NOT NULL,
	"reason" text NOT NULL,
	"decided_by" text,
	"decided_at" timestamp (3) with time zone,
	"opinion" text DEFAULT '' NOT NULL,
	CONSTRAINT "role_grant_four_eyes" CHECK (state <> 'APPROVED' or decided_by <> created_by)
);
--> statement-breakpoint
CREATE TABLE "user_account" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"user_acc_id" text NOT NULL,
	"login_name" text NOT NULL,
	"phone_number" text NOT NULL,
	"name" text NOT NULL,
	"user_type" text NOT NULL,
	"password_hash" text NOT NULL,
	"password_set_at" timestamp (3) with time zone NOT NULL,
	"status" text DEFAULT 'NORMAL' NOT NULL,
	"status_reason" text,
	"audit_status" text DEFAULT '0' NOT NULL,
	"operator_roles" text[] DEFAULT '{}' NOT NULL,
	"enterprise_id" text,
	"avatar_file_id" text,
	"email" text,
	"landline" text,
	"language" text DEFAULT 'zh' NOT NULL,
	"last_login_at" timestamp (3) with time zone,
	"terms_version" text,
	"terms_accepted_at" timestamp (3) with time zone,
	"cancel_at" timestamp (3) with time zone,
	CONSTRAINT "user_account_userAccId_unique" UNIQUE("user_acc_id"),
	CONSTRAINT "user_account_type" CHECK (user_type in ('100', '200', '900')),
	CONSTRAINT "user_account_operator" CHECK (user_type = '900' or operator_roles = '{}')
);
--> statement-breakpoint
CREATE TABLE "message_setting" (
	"user_id" text NOT NULL,
	"group" text NOT NULL,
	"enabled" boolean NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "message_setting_user_id_group_pk" PRIMARY KEY("user_id","group")
);
--> statement-breakpoint
CREATE TABLE "message" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"event_code" text NOT NULL,
	"group" text NOT NULL,
	"level" text NOT NULL,
	"params" jsonb NOT NULL,
	"link" text NOT NULL,
	"merge_key" text,
	"merged_count" integer DEFAULT 1 NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "message_quiet_hours" (
	"user_id" text PRIMARY KEY NOT NULL,
	"enabled" boolean NOT NULL,
	"from_time" text NOT NULL,
	"to_time" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "declare_item" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"policy_id" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"window_from" date NOT NULL,
	"window_to" date NOT NULL,
	"quota" integer,
	"budget_fen" bigint,
	"once_per_year" boolean NOT NULL,
	"form_schema" jsonb NOT NULL,
	"materials" jsonb NOT NULL,
	"steps" jsonb NOT NULL,
	"publicity_days" integer NOT NULL,
	"status" text NOT NULL,
	CONSTRAINT "declare_item_window" CHECK (window_from <= window_to),
	CONSTRAINT "declare_item_publicity" CHECK (publicity_days >= 5)
);
--> statement-breakpoint
CREATE TABLE "policy_revision" (
	"policy_id" text PRIMARY KEY NOT NULL,
	"content" jsonb NOT NULL,
	"author_ids" text[] NOT NULL,
	"submitted_by" text,
	"submitted_at" timestamp (3) with time zone,
	"return_reason" text,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "policy_version" (
	"policy_id" text NOT NULL,
	"no" integer NOT NULL,
	"content" jsonb NOT NULL,
	"author_ids" text[] NOT NULL,
	"approved_by" text,
	"approved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "policy_version_policy_id_no_pk" PRIMARY KEY("policy_id","no")
);
--> statement-breakpoint
CREATE TABLE "policy" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"title" text NOT NULL,
	"doc_no" text NOT NULL,
	"level" text NOT NULL,
	"kind" text NOT NULL,
	"dept_codes" text[] NOT NULL,
	"contact_office" text NOT NULL,
	"contact_phone" text NOT NULL,
	"issued_at" date NOT NULL,
	"effective_from" date NOT NULL,
	"effective_to" date,
	"repealed_at" date,
	"original_body" text NOT NULL,
	"interpretation" text NOT NULL,
	"picture" jsonb,
	"picture_file" jsonb,
	"cover" jsonb,
	"plain_summary" text NOT NULL,
	"amount_min_fen" bigint NOT NULL,
	"amount_max_fen" bigint NOT NULL,
	"formula_text" text NOT NULL,
	"calc" text,
	"conditions" jsonb NOT NULL,
	"industry_tags" text[] DEFAULT '{}' NOT NULL,
	"scales" text[] DEFAULT '{}' NOT NULL,
	"status" text NOT NULL,
	"revision" text DEFAULT 'NONE' NOT NULL,
	"withdraw_reason" text,
	"trashed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "search_document" (
	"kind" text NOT NULL,
	"ref_id" text NOT NULL,
	"lang" text NOT NULL,
	"section" text,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"text" text NOT NULL,
	"published_at" timestamp (3) with time zone,
	"visible_from" timestamp (3) with time zone,
	"visible_to" timestamp (3) with time zone,
	"weight" integer DEFAULT 0 NOT NULL,
	"title_words" "tsvector" NOT NULL,
	"words" "tsvector" NOT NULL,
	"indexed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "search_document_kind_ref_id_lang_pk" PRIMARY KEY("kind","ref_id","lang")
);
--> statement-breakpoint
CREATE TABLE "search_rename" (
	"list" text NOT NULL,
	"code" text NOT NULL,
	"renamed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "search_rename_list_code_pk" PRIMARY KEY("list","code")
);
--> statement-breakpoint
CREATE TABLE "carousel" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"picture" jsonb,
	"body" text NOT NULL,
	"link_type" text NOT NULL,
	"link_url" text NOT NULL,
	"link_label" text NOT NULL,
	"start_at" timestamp (3) with time zone NOT NULL,
	"end_at" timestamp (3) with time zone NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"position" text NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"hits" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_option" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"theme_color" text NOT NULL,
	"weather_url" text
);
--> statement-breakpoint
CREATE TABLE "site_page" (
	"key" text NOT NULL,
	"lang" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"cover" jsonb,
	"sections" jsonb NOT NULL,
	"guide" jsonb,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "site_page_key_lang_pk" PRIMARY KEY("key","lang")
);
--> statement-breakpoint
CREATE TABLE "site_setting" (
	"lang" text PRIMARY KEY NOT NULL,
	"park_name" text NOT NULL,
	"company" text NOT NULL,
	"address" text NOT NULL,
	"hotline" text NOT NULL,
	"service_hours" text NOT NULL,
	"duty_phone" text NOT NULL,
	"safety_persons" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"filings" jsonb NOT NULL,
	"notice" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "work_claim" (
	"kind" text NOT NULL,
	"ref_id" text NOT NULL,
	"claimed_by" text NOT NULL,
	"claimed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "work_claim_kind_ref_id_pk" PRIMARY KEY("kind","ref_id")
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
CREATE TABLE "business_number" (
	"prefix" text NOT NULL,
	"day" text NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "business_number_prefix_day_pk" PRIMARY KEY("prefix","day")
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
CREATE TABLE "answered_call" (
	"user_id" text NOT NULL,
	"path" text NOT NULL,
	"request_id" text NOT NULL,
	"input_hash" text NOT NULL,
	"begun_at" timestamp (3) with time zone NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"answer" jsonb,
	CONSTRAINT "answered_call_key" PRIMARY KEY("user_id","path","request_id")
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
	"token_issued_at" timestamp with time zone DEFAULT now() NOT NULL,
	"previous_token_hash" text,
	"previous_token_until" timestamp with time zone,
	"secure_until" timestamp with time zone,
	"viewed_by" text,
	"ended_reason" text,
	"ended_note" text,
	CONSTRAINT "session_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "sms_message" (
	"id" text PRIMARY KEY NOT NULL,
	"phone_number" text NOT NULL,
	"template" text NOT NULL,
	"parameters" jsonb NOT NULL,
	"status" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"answer" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"not_before" timestamp (3) with time zone,
	"sent_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "export_task" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"state" text NOT NULL,
	"done_rows" integer DEFAULT 0 NOT NULL,
	"total_rows" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "article_tag" ADD CONSTRAINT "article_tag_article_id_article_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."article"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_translation" ADD CONSTRAINT "article_translation_article_id_article_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."article"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_revision" ADD CONSTRAINT "article_revision_article_id_article_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."article"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_version" ADD CONSTRAINT "article_version_article_id_article_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."article"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_receipt" ADD CONSTRAINT "article_receipt_article_id_article_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."article"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_receipt" ADD CONSTRAINT "article_receipt_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_receipt" ADD CONSTRAINT "article_receipt_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enterprise_member" ADD CONSTRAINT "enterprise_member_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enterprise_member" ADD CONSTRAINT "enterprise_member_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enterprise_invite" ADD CONSTRAINT "enterprise_invite_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enterprise_invite" ADD CONSTRAINT "enterprise_invite_inviter_id_user_account_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_appeal" ADD CONSTRAINT "phone_appeal_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_grant" ADD CONSTRAINT "role_grant_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "declare_item" ADD CONSTRAINT "declare_item_policy_id_policy_id_fk" FOREIGN KEY ("policy_id") REFERENCES "public"."policy"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_revision" ADD CONSTRAINT "policy_revision_policy_id_policy_id_fk" FOREIGN KEY ("policy_id") REFERENCES "public"."policy"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_version" ADD CONSTRAINT "policy_version_policy_id_policy_id_fk" FOREIGN KEY ("policy_id") REFERENCES "public"."policy"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_item" ADD CONSTRAINT "file_item_file_id_file_group_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."file_group"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "case_timeline_biz" ON "case_timeline" USING btree ("kind","biz_id");--> statement-breakpoint
CREATE INDEX "case_timeline_user" ON "case_timeline" USING btree ("user_id","updated_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "case_timeline_enterprise" ON "case_timeline" USING btree ("enterprise_id","updated_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "collection_target_of_user" ON "collection" USING btree ("user_id","target_type","target_id");--> statement-breakpoint
CREATE INDEX "collection_order" ON "collection" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "collection_target" ON "collection" USING btree ("target_type","target_id");--> statement-breakpoint
CREATE INDEX "article_tag_list" ON "article_tag" USING btree ("tag_id","column","pinned" DESC NULLS FIRST,"top_rank" DESC NULLS FIRST,"publish_at" DESC NULLS FIRST,"article_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "article_tag_time" ON "article_tag" USING btree ("tag_id","publish_at","article_id");--> statement-breakpoint
CREATE INDEX "article_list" ON "article" USING btree ("column","pinned" DESC NULLS FIRST,"top_rank" DESC NULLS FIRST,"publish_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'PUBLISHED';--> statement-breakpoint
CREATE INDEX "article_level" ON "article" USING btree ("column","level","pinned" DESC NULLS FIRST,"top_rank" DESC NULLS FIRST,"publish_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'PUBLISHED';--> statement-breakpoint
CREATE INDEX "article_category" ON "article" USING btree ("column","category","pinned" DESC NULLS FIRST,"top_rank" DESC NULLS FIRST,"publish_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'PUBLISHED' and category is not null;--> statement-breakpoint
CREATE INDEX "article_views" ON "article" USING btree ("column","views" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'PUBLISHED';--> statement-breakpoint
CREATE INDEX "article_time" ON "article" USING btree ("column","publish_at","id") WHERE status = 'PUBLISHED';--> statement-breakpoint
CREATE INDEX "article_expiry" ON "article" USING btree ("expire_at") WHERE status = 'PUBLISHED' and expire_at is not null;--> statement-breakpoint
CREATE INDEX "article_status" ON "article" USING btree ("status","publish_at");--> statement-breakpoint
CREATE INDEX "article_changed" ON "article" USING btree ("updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "article_status_changed" ON "article" USING btree ("status","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "article_column_changed" ON "article" USING btree ("column","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "article_revision_changed" ON "article" USING btree ("revision","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE revision <> 'NONE';--> statement-breakpoint
CREATE INDEX "article_top_until" ON "article" USING btree ("top_until") WHERE top_until is not null;--> statement-breakpoint
CREATE INDEX "article_trashed" ON "article" USING btree ("trashed_at") WHERE trashed_at is not null;--> statement-breakpoint
CREATE INDEX "article_receipt_wanted" ON "article" USING btree ("publish_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE need_receipt;--> statement-breakpoint
CREATE INDEX "article_title_trigrams" ON "article" USING gin ("title" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "article_story" ON "article" USING btree ("enterprise_id","publish_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "column" = 'STYLE';--> statement-breakpoint
CREATE INDEX "article_own_story" ON "article" USING btree ("enterprise_id","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE origin = 'ENTERPRISE';--> statement-breakpoint
CREATE INDEX "article_from_enterprise" ON "article" USING btree ("updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE origin = 'ENTERPRISE';--> statement-breakpoint
CREATE INDEX "article_receipt_enterprise" ON "article_receipt" USING btree ("enterprise_id");--> statement-breakpoint
CREATE INDEX "article_receipt_user" ON "article_receipt" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "region_parent" ON "region" USING btree ("parent_id");--> statement-breakpoint
CREATE UNIQUE INDEX "enterprise_audit_applicant" ON "enterprise_audit" USING btree ("applicant_id") WHERE kind = 'ENTRY';--> statement-breakpoint
CREATE UNIQUE INDEX "enterprise_audit_enterprise" ON "enterprise_audit" USING btree ("enterprise_id") WHERE kind = 'ENTRY';--> statement-breakpoint
CREATE UNIQUE INDEX "enterprise_audit_open_change" ON "enterprise_audit" USING btree ("enterprise_id") WHERE kind = 'CHANGE' and state in ('DRAFT', 'PENDING', 'REVIEWING', 'RETURNED');--> statement-breakpoint
CREATE INDEX "enterprise_audit_of_enterprise" ON "enterprise_audit" USING btree ("enterprise_id","created_at");--> statement-breakpoint
CREATE INDEX "enterprise_audit_queue" ON "enterprise_audit" USING btree ("state","due_at");--> statement-breakpoint
CREATE UNIQUE INDEX "enterprise_member_user" ON "enterprise_member" USING btree ("enterprise_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "enterprise_member_owner" ON "enterprise_member" USING btree ("enterprise_id") WHERE member_role = 'OWNER' and status = 'ACTIVE';--> statement-breakpoint
CREATE INDEX "enterprise_member_of_user" ON "enterprise_member" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "enterprise_member_list" ON "enterprise_member" USING btree ("enterprise_id","status","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "enterprise_name" ON "enterprise" USING btree ("name") WHERE entry_status <> 'REJECTED';--> statement-breakpoint
CREATE UNIQUE INDEX "enterprise_credit_code" ON "enterprise" USING btree ("credit_code") WHERE entry_status <> 'REJECTED';--> statement-breakpoint
CREATE INDEX "enterprise_entry_status" ON "enterprise" USING btree ("entry_status","updated_at");--> statement-breakpoint
CREATE INDEX "enterprise_chain_stages" ON "enterprise" USING gin ("chain_stages");--> statement-breakpoint
CREATE UNIQUE INDEX "enterprise_invite_open" ON "enterprise_invite" USING btree ("enterprise_id","phone_number") WHERE status = 'SENT';--> statement-breakpoint
CREATE INDEX "enterprise_invite_list" ON "enterprise_invite" USING btree ("enterprise_id","created_at");--> statement-breakpoint
CREATE INDEX "enterprise_invite_phone" ON "enterprise_invite" USING btree ("phone_number","status");--> statement-breakpoint
CREATE UNIQUE INDEX "phone_appeal_open" ON "phone_appeal" USING btree ("user_id") WHERE state = 'PENDING';--> statement-breakpoint
CREATE INDEX "phone_appeal_user" ON "phone_appeal" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "phone_appeal_list" ON "phone_appeal" USING btree ((state = 'PENDING') desc,"created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "menu_item_order" ON "menu_item" USING btree ("tree","sort");--> statement-breakpoint
CREATE INDEX "login_attempt_first" ON "login_attempt" USING btree ("first_at");--> statement-breakpoint
CREATE INDEX "identity_ticket_subject" ON "identity_ticket" USING btree ("kind","subject");--> statement-breakpoint
CREATE INDEX "identity_ticket_expiry" ON "identity_ticket" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "verify_code_phone" ON "verify_code" USING btree ("phone_number","created_at");--> statement-breakpoint
CREATE INDEX "verify_code_ip" ON "verify_code" USING btree ("ip","created_at");--> statement-breakpoint
CREATE INDEX "verify_code_created" ON "verify_code" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "role_grant_open" ON "role_grant" USING btree ("user_id","role_code") WHERE state = 'PENDING';--> statement-breakpoint
CREATE INDEX "role_grant_list" ON "role_grant" USING btree ("state","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "user_account_login_name" ON "user_account" USING btree (lower(login_name));--> statement-breakpoint
CREATE UNIQUE INDEX "user_account_phone" ON "user_account" USING btree ("phone_number","user_type") WHERE status <> 'CANCELLED';--> statement-breakpoint
CREATE INDEX "user_account_enterprise" ON "user_account" USING btree ("enterprise_id");--> statement-breakpoint
CREATE INDEX "user_account_created" ON "user_account" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "user_account_cancel" ON "user_account" USING btree ("cancel_at") WHERE cancel_at is not null;--> statement-breakpoint
CREATE INDEX "message_order" ON "message" USING btree ("user_id",(read_at is not null),"sent_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "message_unread" ON "message" USING btree ("user_id","group") WHERE read_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "message_merge" ON "message" USING btree ("user_id","merge_key") WHERE read_at is null and merge_key is not null;--> statement-breakpoint
CREATE INDEX "declare_item_end" ON "declare_item" USING btree ("window_to","id") WHERE status <> 'DRAFT';--> statement-breakpoint
CREATE INDEX "declare_item_start" ON "declare_item" USING btree ("window_from","id") WHERE status <> 'DRAFT';--> statement-breakpoint
CREATE INDEX "declare_item_updated" ON "declare_item" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "declare_item_policy" ON "declare_item" USING btree ("policy_id","window_to");--> statement-breakpoint
CREATE INDEX "policy_latest" ON "policy" USING btree ("issued_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status in ('PUBLISHED', 'REPEALED');--> statement-breakpoint
CREATE INDEX "policy_amount" ON "policy" USING btree ("amount_max_fen" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status in ('PUBLISHED', 'REPEALED');--> statement-breakpoint
CREATE INDEX "policy_level" ON "policy" USING btree ("level","issued_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status in ('PUBLISHED', 'REPEALED');--> statement-breakpoint
CREATE INDEX "policy_kind" ON "policy" USING btree ("kind","issued_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status in ('PUBLISHED', 'REPEALED');--> statement-breakpoint
CREATE INDEX "policy_updated" ON "policy" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "policy_revision_updated" ON "policy" USING btree ("revision","updated_at","id") WHERE revision <> 'NONE';--> statement-breakpoint
CREATE INDEX "policy_trashed" ON "policy" USING btree ("trashed_at") WHERE trashed_at is not null;--> statement-breakpoint
CREATE INDEX "policy_departments" ON "policy" USING gin ("dept_codes");--> statement-breakpoint
CREATE INDEX "policy_industry_tags" ON "policy" USING gin ("industry_tags");--> statement-breakpoint
CREATE INDEX "search_document_title_words" ON "search_document" USING gin ("title_words");--> statement-breakpoint
CREATE INDEX "search_document_words" ON "search_document" USING gin ("words");--> statement-breakpoint
CREATE INDEX "search_document_published" ON "search_document" USING btree ("published_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "search_document_kind_published" ON "search_document" USING btree ("kind","published_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "carousel_place" ON "carousel" USING btree ("position","sort");--> statement-breakpoint
CREATE INDEX "oper_log_entity" ON "oper_log" USING btree ("entity","entity_id","at");--> statement-breakpoint
CREATE INDEX "oper_log_at" ON "oper_log" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "oper_log_user" ON "oper_log" USING btree ("user_id","at","id");--> statement-breakpoint
CREATE INDEX "oper_log_event" ON "oper_log" USING btree ("event","at","id");--> statement-breakpoint
CREATE INDEX "oper_log_kind" ON "oper_log" USING btree ("entity","at","id");--> statement-breakpoint
CREATE INDEX "oper_log_ip" ON "oper_log" USING btree ("ip","at","id");--> statement-breakpoint
CREATE INDEX "file_group_owner" ON "file_group" USING btree ("owner_user_id","created_at");--> statement-breakpoint
CREATE INDEX "file_item_content" ON "file_item" USING btree ("storage_key");--> statement-breakpoint
CREATE INDEX "answered_call_begun" ON "answered_call" USING btree ("begun_at");--> statement-breakpoint
CREATE INDEX "session_user" ON "session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "session_enterprise" ON "session" USING btree ("enterprise_id");--> statement-breakpoint
CREATE UNIQUE INDEX "session_previous_token" ON "session" USING btree ("previous_token_hash");--> statement-breakpoint
CREATE INDEX "sms_message_status" ON "sms_message" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "sms_message_created" ON "sms_message" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "export_task_user" ON "export_task" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "export_task_age" ON "export_task" USING btree ("created_at");
--> statement-breakpoint
-- From here on by hand: what the tables in TypeScript cannot say.
-- The operation log takes rows, and keeps them as they are.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append only', TG_TABLE_NAME USING ERRCODE = 'integrity_constraint_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER oper_log_append_only BEFORE UPDATE OR DELETE ON "oper_log"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER oper_log_no_truncate BEFORE TRUNCATE ON "oper_log"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- How many articles stand in each list by year, month and day, so that a million of them need not be counted.
CREATE TYPE article_count_change AS (
  "column" text,
  list text,
  publish_at timestamptz,
  pinned boolean,
  change integer
);
--> statement-breakpoint
-- Rows are written in one order by everybody, so that two writers wait for each other and do not lock up.
CREATE FUNCTION add_to_article_count(changes article_count_change[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO article_count ("column", unit, list, since, pinned, count)
  SELECT c."column", u.unit, c.list,
    date_trunc(u.unit, c.publish_at AT TIME ZONE 'Asia/Shanghai')::date, c.pinned, sum(c.change)
  FROM unnest(changes) AS c
  CROSS JOIN (VALUES ('year'), ('month'), ('day')) AS u(unit)
  GROUP BY 1, 2, 3, 4, 5
  HAVING sum(c.change) <> 0
  ORDER BY 1, 2, 3, 4, 5
  ON CONFLICT ("column", unit, list, since, pinned) DO UPDATE SET count = article_count.count + excluded.count
$$;
--> statement-breakpoint
-- The lists an article stands in.
CREATE FUNCTION article_lists(level text, category text, tag_ids text[]) RETURNS SETOF text
LANGUAGE sql IMMUTABLE AS $$
  SELECT 'all'
  UNION ALL SELECT 'level:' || level
  UNION ALL SELECT 'category:' || category WHERE category IS NOT NULL
  UNION ALL SELECT DISTINCT 'tag:' || tag_id FROM unnest(tag_ids) AS t(tag_id)
$$;
--> statement-breakpoint
CREATE FUNCTION count_articles() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changes article_count_change[] := '{}';
BEGIN
  IF TG_OP <> 'DELETE' THEN
    changes := changes || ARRAY(
      SELECT (a."column", l.list, a.publish_at, a.pinned, 1)::article_count_change
      FROM new_articles a CROSS JOIN LATERAL article_lists(a.level, a.category, a.tag_ids) AS l(list)
      WHERE a.status = 'PUBLISHED');
  END IF;
  IF TG_OP <> 'INSERT' THEN
    changes := changes || ARRAY(
      SELECT (a."column", l.list, a.publish_at, a.pinned, -1)::article_count_change
      FROM old_articles a CROSS JOIN LATERAL article_lists(a.level, a.category, a.tag_ids) AS l(list)
      WHERE a.status = 'PUBLISHED');
  END IF;
  PERFORM add_to_article_count(changes);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER article_count_insert AFTER INSERT ON article
  REFERENCING NEW TABLE AS new_articles FOR EACH STATEMENT EXECUTE FUNCTION count_articles();
--> statement-breakpoint
CREATE TRIGGER article_count_update AFTER UPDATE ON article
  REFERENCING OLD TABLE AS old_articles NEW TABLE AS new_articles
  FOR EACH STATEMENT EXECUTE FUNCTION count_articles();
--> statement-breakpoint
CREATE TRIGGER article_count_delete AFTER DELETE ON article
  REFERENCING OLD TABLE AS old_articles FOR EACH STATEMENT EXECUTE FUNCTION count_articles();
