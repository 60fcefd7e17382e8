-- The finance office pays what was declared, passed and published.
INSERT INTO "menu_item" ("tree", "res_no", "parent_no", "res_url", "name", "icon", "sort") VALUES
('OP_FINANCE', 'M0792', 'M07', '/manage/payout', '政策兑付', 'pay', 8)
ON CONFLICT DO NOTHING;
