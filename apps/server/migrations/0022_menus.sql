INSERT INTO "menu_item" ("tree", "res_no", "parent_no", "res_url", "name", "icon", "sort") VALUES
('OP_CONTENT', 'M0330', 'M03', '/manage/import', '数据导入', 'record', 30),
('OP_SERVICE', 'M0530', 'M05', '/manage/import', '数据导入', 'record', 30),
('OP_COMMUNITY', 'M0830', 'M08', '/manage/import', '数据导入', 'record', 30),
('OP_ADMIN', 'M0131', 'M01', '/manage/archive', '数据导出', 'record', 31),
('OP_ADMIN', 'M0141', 'M01', '/manage/bulk', '批量办理', 'log', 31),
('OP_AUDIT', 'M0241', 'M02', '/manage/bulk', '批量办理', 'log', 31),
('OP_CONTENT', 'M0341', 'M03', '/manage/bulk', '批量办理', 'log', 31),
('OP_POLICY', 'M0441', 'M04', '/manage/bulk', '批量办理', 'log', 31),
('OP_SERVICE', 'M0541', 'M05', '/manage/bulk', '批量办理', 'log', 31),
('OP_PROPERTY', 'M0641', 'M06', '/manage/bulk', '批量办理', 'log', 31),
('OP_FINANCE', 'M0741', 'M07', '/manage/bulk', '批量办理', 'log', 31),
('OP_COMMUNITY', 'M0841', 'M08', '/manage/bulk', '批量办理', 'log', 31);
