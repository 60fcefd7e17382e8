-- Addresses that the portal has been sending mails to are taken as confirmed.
UPDATE "user_account" SET "email_proven_at" = now() WHERE "email" IS NOT NULL AND "email" <> '';
--> statement-breakpoint
-- Switches were by group; they are by matter now. A matter stays off for people who had switched off all its groups.
INSERT INTO "message_setting" ("user_id", "group", "enabled", "sms", "mail", "timing", "updated_at")
SELECT "user_id", 'FOLLOWED', false, false, false, 'WEEK', max("updated_at") FROM "message_setting"
WHERE "group" IN ('CONTENT', 'COLLECT') AND NOT "enabled" GROUP BY "user_id" HAVING count(*) = 2;
--> statement-breakpoint
DELETE FROM "message_setting" WHERE "group" NOT IN ('FOLLOWED', 'COMMUNITY');
--> statement-breakpoint
UPDATE "message_setting" SET "timing" = 'DAY' WHERE "group" = 'COMMUNITY';
--> statement-breakpoint
INSERT INTO "menu_item" ("tree", "res_no", "parent_no", "res_url", "name", "icon", "sort") VALUES
('enterprise', 'E1103', 'E11', '/reach', '通知与订阅', 'bell', 47),
('person', 'P1103', 'P11', '/reach', '通知与订阅', 'bell', 30),
('operator', 'P1103', 'P11', '/reach', '通知与订阅', 'bell', 7);
