-- Administrators decide roles and appeals: their to-dos stand at their own desk, before everything else.
INSERT INTO "menu_item" ("tree", "res_no", "parent_no", "res_url", "name", "icon", "sort") VALUES
('OP_ADMIN', 'M0190', 'M01', '/manage/todo', '待办', 'todo', 1);
