-- What paid the late fee of settled bills.
UPDATE "bill" SET "paid_late_fen" = least("settled_late_fen", "paid_fen") WHERE "settled_late_fen" > 0 AND "status" IN ('PAID', 'REFUNDED');
