-- Recruitments have a list of their own in the console of the community office.
INSERT INTO "menu_item" ("tree", "res_no", "parent_no", "res_url", "name", "icon", "sort") VALUES
('OP_COMMUNITY', 'M0807', 'M08', '/manage/recruit', '招募', 'deal', 8)
ON CONFLICT DO NOTHING;
