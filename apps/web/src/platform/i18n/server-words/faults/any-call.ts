import type { WordRow } from '../translate.ts';

/** Refusals of any call. */
export const anyCallFaults: readonly WordRow[] = [
  ['操作成功', 'Done', 'Hecho', '完了しました'],
  ['登录凭证无效', 'The login is not valid', 'El acceso no es válido', 'ログイン情報が無効です'],
  [
    '账号已在其他设备登录',
    'The account was logged in on another device',
    'La cuenta ha iniciado sesión en otro dispositivo',
    '別の端末でログインされました',
  ],
  ['登录已过期', 'The login has expired', 'La sesión ha caducado', 'ログインの有効期限が切れました'],
  [
    '账号已被冻结：{reason}',
    'The account is frozen: {reason}',
    'La cuenta está bloqueada: {reason}',
    'アカウントは凍結されています：{reason}',
  ],
  [
    '企业状态或权限已变更，请重新登录',
    'The enterprise’s state or your rights have changed; please log in again',
    'El estado de la empresa o sus permisos han cambiado; vuelva a iniciar sesión',
    '企業の状態または権限が変更されました。再度ログインしてください',
  ],
  [
    '安全校验未通过',
    'The security check failed',
    'La comprobación de seguridad ha fallado',
    'セキュリティ確認に失敗しました',
  ],
  [
    '请求格式不正确',
    'The request is not well formed',
    'El formato de la solicitud no es correcto',
    'リクエストの形式が正しくありません',
  ],
  [
    '内容缺失或格式不正确',
    'It is missing, or not well formed',
    'Falta o su formato no es correcto',
    '入力がないか、形式が正しくありません',
  ],
  [
    '请求编号格式不正确',
    'The request id is not well formed',
    'El formato del identificador de la solicitud no es correcto',
    'リクエスト番号の形式が正しくありません',
  ],
  [
    '请求编号已用于另一次提交',
    'The request id has been used for something else',
    'El identificador de la solicitud ya se ha usado para otra cosa',
    'リクエスト番号は別の送信に使われています',
  ],
  [
    '企业认证通过后可办理',
    'Possible once the enterprise has been admitted',
    'Disponible cuando la empresa haya sido admitida',
    '企業の認証後にご利用いただけます',
  ],
  [
    '您没有该操作权限，请联系企业管理员',
    'You may not do this; please ask the administrator of your enterprise',
    'No tiene permiso para esto; consulte al administrador de su empresa',
    'この操作の権限がありません。企業の管理者にお問い合わせください',
  ],
  ['您没有该操作权限', 'You may not do this', 'No tiene permiso para esto', 'この操作の権限がありません'],
  [
    '内容不存在或已下架',
    'It does not exist or has been taken down',
    'No existe o ha sido retirado',
    '存在しないか、公開が終了しました',
  ],
  [
    '内容含有不允许发布的词语',
    'The text contains words that may not be published',
    'El texto contiene palabras no permitidas',
    '公開できない語句が含まれています',
  ],
  [
    '系统繁忙，请稍后再试（编号 {traceId}）',
    'The system is busy, please try again later (No. {traceId})',
    'El sistema está ocupado, inténtelo más tarde (n.º {traceId})',
    'システムが混み合っています。しばらくしてからお試しください（番号 {traceId}）',
  ],
];
