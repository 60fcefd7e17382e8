-- Posts, reports, draws, prizes and votes wait for the community office: its to-dos stand first, as those of the other desks do.
INSERT INTO "menu_item" ("tree", "res_no", "parent_no", "res_url", "name", "icon", "sort") VALUES
('OP_COMMUNITY', 'M0890', 'M08', '/manage/todo', '待办', 'todo', 1)
ON CONFLICT DO NOTHING;
