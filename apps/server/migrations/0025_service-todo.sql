-- The service office has a queue of work.
INSERT INTO "menu_item" ("tree", "res_no", "parent_res_no", "res_url", "name", "icon", "sort") VALUES
('OP_SERVICE', 'M0590', 'M05', '/manage/todo', '待办', 'todo', 1)
ON CONFLICT DO NOTHING;
