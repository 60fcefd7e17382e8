-- Opinions wait for their expert and ballots for their judge in the queue of all work.
INSERT INTO "menu_item" ("tree", "res_no", "parent_no", "res_url", "name", "icon", "sort") VALUES
('JUDGE', 'M1090', 'M10', '/manage/todo', '待办', 'todo', 1),
('EXPERT', 'M1190', 'M11', '/manage/todo', '待办', 'todo', 1)
ON CONFLICT DO NOTHING;
