-- What enterprises look for and offer waits for the service office: its to-dos stand first, as those of the other desks do.
INSERT INTO "menu_item" ("tree", "res_no", "parent_no", "res_url", "name", "icon", "sort") VALUES
('OP_SERVICE', 'M0590', 'M05', '/manage/todo', '待办', 'todo', 1)
ON CONFLICT DO NOTHING;
