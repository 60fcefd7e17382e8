const digits = '零壹贰叁肆伍陆柒捌玖';
const places = ['', '拾', '佰', '仟'];
const groups = ['', '万', '亿', '万亿'];

/** Up to four digits in capitals, without leading and trailing zeros: 1050 → 壹仟零伍拾. */
function fourInCapitals(four: number): string {
  let text = '';
  for (let place = 3; place >= 0; place -= 1) {
    const digit = Math.floor(four / 10 ** place) % 10;
    if (digit > 0) text += digits.charAt(digit) + (places[place] ?? '');
    else if (text !== '' && !text.endsWith('零') && four % 10 ** place > 0) text += '零';
  }
  return text;
}

function yuanInCapitals(yuan: number): string {
  let text = '';
  for (let group = groups.length - 1; group >= 0; group -= 1) {
    const four = Math.floor(yuan / 10_000 ** group) % 10_000;
    const higher = Math.floor(yuan / 10_000 ** (group + 1));
    if (four === 0) continue;
    // Skipped groups, and groups that do not fill four places, are written as a single zero.
    const isGap = higher > 0 && (four < 1000 || higher % 10_000 === 0);
    text += (isGap ? '零' : '') + fourInCapitals(four) + (groups[group] ?? '');
  }
  return text;
}

/**
 * An amount in the capitals used on Chinese receipts, following the rules for negotiable instruments of the People's
 * Bank of China (支付结算办法, appendix 1): 1517444 → 壹万伍仟壹佰柒拾肆元肆角肆分.
 * @param fen a positive integer below 10^14
 */
export function capitalAmount(fen: number): string {
  const [yuan, jiao, cents] = [Math.floor(fen / 100), Math.floor(fen / 10) % 10, fen % 10];
  const whole = yuan > 0 ? `${yuanInCapitals(yuan)}元` : '';
  if (jiao === 0 && cents === 0) return `${whole}整`;
  const tenth = jiao > 0 ? `${digits.charAt(jiao)}角` : yuan > 0 ? '零' : '';
  return `${whole}${tenth}${cents > 0 ? `${digits.charAt(cents)}分` : '整'}`;
}
