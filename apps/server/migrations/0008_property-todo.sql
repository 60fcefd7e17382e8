-- Requests for rooms wait for the property office: its to-dos stand first, as those of the other desks do.
INSERT INTO "menu_item" ("tree", "res_no", "parent_no", "res_url", "name", "icon", "sort") VALUES
('OP_PROPERTY', 'M0690', 'M06', '/manage/todo', '待办', 'todo', 1);
