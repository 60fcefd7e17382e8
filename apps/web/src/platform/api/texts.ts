import type { Language } from '@portal/texts/languages';

export interface ApiTexts {
  logoutTitle: string;
  logoutText: string;
  reLogin: string;
  cancel: string;
  noticeTitle: string;
  ok: string;
  /** For answers without a message from the server. */
  error: string;
  /** The specification requires it in Chinese whatever the language; other languages add a translation. */
  networkTimeout: string;
  /** Appended if the device is offline. */
  noNetwork: string;
  /** Shown in place of the missing data, in addition to the toast. */
  noAnswer: string;
  /** Shown while a call waits to be resent because the server is busy. */
  queueing: string;
  /** Shown when the client stops resending. */
  queueGivenUp: string;
}

const zh: ApiTexts = {
  logoutTitle: '确认退出',
  logoutText: '您已退出登录，可以取消以留在当前页面，或重新登录',
  reLogin: '重新登录',
  cancel: '取消',
  noticeTitle: '提示',
  ok: '确定',
  error: 'Error',
  networkTimeout: '网络超时',
  noNetwork: '：设备没有连接网络',
  noAnswer: '没有收到回答，请检查网络后再试',
  queueing: '排队人数较多，正在重试',
  queueGivenUp: '排队人数较多，这次没有办成。请过一两分钟再试，您填写的内容不会丢失',
};

const en: ApiTexts = {
  logoutTitle: 'Confirm logout',
  logoutText: 'You have been logged out, you can cancel to stay on this page, or log in again',
  reLogin: 'Re-Login',
  cancel: 'Cancel',
  noticeTitle: 'Notice',
  ok: 'OK',
  error: 'Error',
  networkTimeout: '网络超时 (network timeout)',
  noNetwork: ' – the device is offline',
  noAnswer: 'No answer arrived; please check the network and try again',
  queueing: 'Many people are in the queue; trying again',
  queueGivenUp:
    "Too many people are in the queue, so this wasn't done. Please try again in a minute or two; nothing you entered is lost",
};

const es: ApiTexts = {
  logoutTitle: 'Confirmar cierre de sesión',
  logoutText:
    'Se ha cerrado su sesión. Puede cancelar para permanecer en esta página o volver a iniciar sesión',
  reLogin: 'Volver a iniciar sesión',
  cancel: 'Cancelar',
  noticeTitle: 'Aviso',
  ok: 'Aceptar',
  error: 'Error',
  networkTimeout: '网络超时 (tiempo de espera agotado)',
  noNetwork: ' – el dispositivo no tiene conexión',
  noAnswer: 'No llegó ninguna respuesta; compruebe la red e inténtelo de nuevo',
  queueing: 'Hay muchas personas en la cola; se intenta de nuevo',
  queueGivenUp:
    'Hay demasiadas personas en la cola y esto no se ha hecho. Inténtelo de nuevo en uno o dos minutos; no se pierde nada de lo que escribió',
};

const ja: ApiTexts = {
  logoutTitle: 'ログアウトの確認',
  logoutText: 'ログアウトされました。キャンセルしてこのページにとどまるか、もう一度ログインしてください',
  reLogin: '再ログイン',
  cancel: 'キャンセル',
  noticeTitle: 'お知らせ',
  ok: 'OK',
  error: 'Error',
  networkTimeout: '网络超时（通信がタイムアウトしました）',
  noNetwork: '：端末がネットワークに接続されていません',
  noAnswer: '応答がありませんでした。ネットワークを確認して、もう一度お試しください',
  queueing: '順番待ちの方が多いため、再試行しています',
  queueGivenUp:
    '順番待ちの方が多く、今回は完了しませんでした。1～2分後にもう一度お試しください。入力内容が失われることはありません',
};

export const apiTexts: Record<Language, ApiTexts> = { zh, en, es, ja };
