INSERT INTO "menu_item" ("tree", "res_no", "parent_no", "res_url", "name", "icon", "sort") VALUES
('OP_FINANCE', 'M0708', 'M07', '/manage/business-report', '经营报告', 'timeline', 9);
