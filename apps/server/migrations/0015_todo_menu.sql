-- Whoever has something to decide finds it in one queue.
INSERT INTO "menu_item" ("tree", "res_no", "parent_no", "res_url", "name", "icon", "sort")
SELECT "tree", "res_no" || '90', "res_no", '/manage/todo', '待办', 'todo', "sort" FROM "menu_item"
WHERE ("tree", "res_no") IN (('OP_CONTENT', 'M03'), ('OP_POLICY', 'M04'));
