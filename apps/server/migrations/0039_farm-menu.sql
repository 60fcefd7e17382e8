-- Growers keep their batches beside what they offer; the service office looks after batches and prices.
INSERT INTO "menu_item" ("tree", "res_no", "parent_no", "res_url", "name", "icon", "sort") VALUES
('enterprise', 'E0405', 'E04', '/farm-batch', '农事档案', 'record', 26),
('OP_SERVICE', 'M0591', 'M05', '/manage/farm-batch', '农事档案', 'record', 11),
('OP_SERVICE', 'M0592', 'M05', '/manage/flower-price', '花卉行情', 'fee', 12)
ON CONFLICT DO NOTHING;
