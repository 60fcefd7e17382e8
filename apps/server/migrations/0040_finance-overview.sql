-- The finance office begins with what is owed and what came in, before the bills.
UPDATE "menu_item" SET "sort" = "sort" + 1 WHERE "tree" = 'OP_FINANCE' AND "sort" >= 2;
--> statement-breakpoint
INSERT INTO "menu_item" ("tree", "res_no", "parent_no", "res_url", "name", "icon", "sort") VALUES
('OP_FINANCE', 'M0791', 'M07', '/manage/collection', '收缴总览', 'loan', 2);
