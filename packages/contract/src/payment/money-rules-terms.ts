/**
 * The rules until the park sets its own: a second person from 5,000 yuan on, and above 50,000 for transfers that are
 * matched to an order.
 */
export const defaultMoneyRules = {
  secondPersonFromFen: 500_000,
  secondMatchAboveFen: 5_000_000,
  lateFeeFirst: true,
  creditByItself: false,
};
