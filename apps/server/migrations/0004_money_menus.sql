-- Where money that came without an order is entered, the rules for it, and the account of an enterprise.
INSERT INTO "menu_item" ("tree", "res_no", "parent_no", "res_url", "name", "icon", "sort") VALUES
('OP_FINANCE', 'M0793', 'M07', '/manage/receive', '收款登记', 'pay', 4),
('OP_ADMIN', 'M0191', 'M01', '/manage/money-rules', '收款规则', 'setting', 8),
('enterprise', 'E0207', 'E02', '/tenant-account', '往来账户', 'balance', 10);
