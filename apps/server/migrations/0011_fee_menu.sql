INSERT INTO "menu_item" ("tree", "res_no", "parent_no", "res_url", "name", "icon", "sort") VALUES
('OP_FINANCE', 'M0707', 'M07', '/manage/fee', '收费项目', 'fee', 4);
