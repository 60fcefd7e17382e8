import type { Language } from '@portal/texts/languages';
import type { GuideParts } from '../site.table.ts';

interface DefaultGuide extends GuideParts {
  title: string;
  summary: string;
  sections: { id: string; heading: string; html: string }[];
}

const item = (text: string) => `<li>${text}</li>`;
const list = (...items: string[]) => `<ul>${items.map(item).join('')}</ul>`;

const materials = (licence: Material, intro: Material): GuideParts['materials'] => [
  { code: 'LICENCE', required: true, ...licence, templateFileId: null },
  { code: 'INTRO', required: true, ...intro, templateFileId: null },
];

type Material = { name: string; format: string; note: string };

/** The default admission guide, until officers write their own: the steps the software itself provides in any park. */
export const defaultGuide: Record<Language, DefaultGuide> = {
  zh: {
    title: '企业入驻指南',
    summary:
      '五步完成企业入驻：注册账号、填写企业信息、上传营业执照、审核与补正、开通服务。园区承诺三个工作日内给出审核结果；被退回时只需修改标注的那几项。',
    steps: [
      {
        name: '注册账号',
        duration: '约3分钟',
        text: '填写登录名、手机号和密码，接收短信验证码。登录名以字母开头，4至20位，可用字母、数字和下划线。',
        tip: '建议用企业长期使用的手机号注册，人员变动时便于移交。',
      },
      {
        name: '填写企业信息',
        duration: '约10分钟',
        text: '填写企业全称、统一社会信用代码、企业性质、产业环节、所在片区、法定代表人、联系人和企业简介。代码末位是校验码，输错会立即提示。',
        tip: '可以随时保存草稿，下次凭手机号和验证码继续。',
      },
      {
        name: '上传营业执照',
        duration: '约2分钟',
        text: '上传营业执照，不超过10MB，支持JPG、PNG、PDF。照片要四角完整、字迹清楚、无反光。',
        tip: '上传后放大看一遍最小的字，看得清再提交。',
      },
      {
        name: '审核与补正',
        duration: '3个工作日内',
        text: '初审与终审由两名不同的审核员完成。需要修改时，对应字段旁会写明原因，只开放这些字段。',
        tip: '在“审核状态”页用手机号和验证码随时查看进度；审核开始前可以撤回修改。',
      },
      {
        name: '开通服务',
        duration: '即时',
        text: '审核通过后，企业功能随即开通，账号成为企业管理员，可以邀请同事加入。',
        tip: '请尽快再设一名管理员，避免一人离职后无人可办。',
      },
    ],
    materials: materials(
      {
        name: '营业执照',
        format: 'JPG、PNG、PDF，10MB以内',
        note: '原件扫描或拍照，在有效期内；没有营业执照的组织上传相应登记证书',
      },
      { name: '企业简介', format: '在线填写', note: '写主营业务、规模和特色，审核通过后公开展示' },
    ),
    sections: [
      {
        id: 'who',
        heading: '谁可以申请',
        html: '<p>持有18位统一社会信用代码的企业、合作社、个体工商户和其他组织都可以申请，一个代码只能入驻一次。企业已经入驻的，不必重新申请：登录后申请加入，由企业管理员确认；或由管理员发出邀请。</p>',
      },
      {
        id: 'prepare',
        heading: '动手前准备',
        html: list(
          '营业执照照片或扫描件',
          '统一社会信用代码、成立日期和注册资本，照执照填写',
          '一段企业简介',
          '一个能长期接收短信的手机号',
        ),
      },
    ],
    questions: [
      {
        q: '被退回了，从哪里修改？',
        a: '打开“审核状态”，输入手机号和验证码。标出的字段旁有审核员的说明，只需修改这些字段，再次提交即可。',
      },
      {
        q: '退回修改与不通过有什么不同？',
        a: '退回修改是材料有瑕疵，改好即可继续。不通过会写明理由，三十天后可以重新申请。',
      },
      {
        q: '提示“该企业已入驻”怎么办？',
        a: '同一统一社会信用代码已经入驻。请申请加入该企业，由企业管理员确认。',
      },
      {
        q: '收不到验证码怎么办？',
        a: '先确认手机没有拦截短信，等待六十秒后重发。同一号码每小时最多五次，每天最多十次。',
      },
    ],
  },
  en: {
    title: 'How a company joins the park',
    summary:
      'Five steps: create an account, enter the company, upload the licence, review and corrections, start. The park promises its decision within three working days; if something is returned you change only what is marked.',
    steps: [
      {
        name: 'Create an account',
        duration: 'About 3 minutes',
        text: 'Give a login name, a mobile number and a password, and enter the code sent to you. Login names begin with a letter and have 4 to 20 letters, digits or underscores.',
        tip: 'Use a number the company will keep; it makes handing over easier.',
      },
      {
        name: 'Enter the company',
        duration: 'About 10 minutes',
        text: 'Full name, unified social credit code, legal form, stage of the chain, area, legal representative, contact and introduction. The last character of the code is a check digit, so a slip is noticed at once.',
        tip: 'Drafts can be saved at any time; go on later with your mobile number and a code.',
      },
      {
        name: 'Upload the licence',
        duration: 'About 2 minutes',
        text: 'Upload the business licence, at most 10 MB as JPG, PNG or PDF. All four corners must show, sharp and without glare.',
        tip: 'Zoom in on the smallest print before you submit.',
      },
      {
        name: 'Review and corrections',
        duration: 'Within 3 working days',
        text: 'Two different officers do the first and the final review. If something must change, the reason stands beside that field and only that field opens.',
        tip: 'See how far it is under Review status with your mobile number and a code; until the review begins you can take it back.',
      },
      {
        name: 'Start',
        duration: 'At once',
        text: 'Once admitted, the services for companies open, and your account administers the company and can invite colleagues.',
        tip: 'Appoint a second administrator soon, so that somebody can act when one leaves.',
      },
    ],
    materials: materials(
      {
        name: 'Business licence',
        format: 'JPG, PNG, PDF, up to 10 MB',
        note: 'Scan or photograph of the original, still valid; organisations without a licence upload their registration certificate',
      },
      {
        name: 'Introduction of the company',
        format: 'Written online',
        note: 'Business, size and strengths; public once the company is admitted',
      },
    ),
    sections: [
      {
        id: 'who',
        heading: 'Who can apply',
        html: '<p>Companies, cooperatives, sole traders and other organisations with an 18-character unified social credit code; each code can join once. If the company has joined already, do not apply again: log in and ask to join it, and its administrator confirms, or let the administrator invite you.</p>',
      },
      {
        id: 'prepare',
        heading: 'Before you start',
        html: list(
          'A photograph or scan of the business licence',
          'Credit code, founding date and registered capital as on the licence',
          'An introduction of the company',
          'A mobile number that will keep receiving messages',
        ),
      },
    ],
    questions: [
      {
        q: 'Where do I correct what was returned?',
        a: 'Open Review status with your mobile number and the code sent to it. Marked fields carry the officer’s note; change these and submit again.',
      },
      {
        q: 'What is the difference between returned and rejected?',
        a: 'Returned means that something needs correcting; then the review goes on. A rejection states its reason, and you may apply again after thirty days.',
      },
      {
        q: 'It says the company has joined already. What now?',
        a: 'The same credit code has been admitted. Ask to join that company; its administrator confirms.',
      },
      {
        q: 'The code does not arrive.',
        a: 'Check that messages are not blocked and wait 60 seconds before asking again. A number gets at most five codes an hour and ten a day.',
      },
    ],
  },
  es: {
    title: 'Cómo darse de alta',
    summary:
      'Cinco pasos: cuenta, datos de la empresa, licencia, revisión y correcciones, inicio. El parque se compromete a decidir en tres días hábiles; si algo se devuelve, solo se corrige lo señalado.',
    steps: [
      {
        name: 'Crear la cuenta',
        duration: 'Unos 3 minutos',
        text: 'Indique nombre de usuario, móvil y contraseña, e introduzca el código recibido. El nombre empieza por una letra y tiene de 4 a 20 letras, cifras o guiones bajos.',
        tip: 'Use un móvil que la empresa vaya a conservar: facilita los relevos.',
      },
      {
        name: 'Datos de la empresa',
        duration: 'Unos 10 minutos',
        text: 'Nombre completo, código de crédito social, forma jurídica, etapa de la cadena, zona, representante legal, contacto y presentación. El último carácter del código es de control: un error se avisa al momento.',
        tip: 'Puede guardar un borrador y continuar después con su móvil y un código.',
      },
      {
        name: 'Subir la licencia',
        duration: 'Unos 2 minutos',
        text: 'Suba la licencia de actividad, de 10 MB como máximo, en JPG, PNG o PDF. Con las cuatro esquinas, nítida y sin reflejos.',
        tip: 'Amplíe la letra más pequeña antes de enviar.',
      },
      {
        name: 'Revisión y correcciones',
        duration: '3 días hábiles',
        text: 'Dos técnicos distintos hacen la revisión inicial y la final. Si hay que corregir, el motivo aparece junto al campo y solo ese campo se abre.',
        tip: 'Consulte el avance en «Estado de la revisión» con su móvil y un código; antes de que empiece la revisión puede retirar la solicitud.',
      },
      {
        name: 'Empezar',
        duration: 'Al momento',
        text: 'Tras la aprobación se abren los servicios para empresas; su cuenta administra la empresa y puede invitar a compañeros.',
        tip: 'Nombre pronto a un segundo administrador para que siempre haya quien pueda actuar.',
      },
    ],
    materials: materials(
      {
        name: 'Licencia de actividad',
        format: 'JPG, PNG, PDF, hasta 10 MB',
        note: 'Original escaneado o fotografiado y vigente; las organizaciones sin licencia suben su certificado de registro',
      },
      {
        name: 'Presentación de la empresa',
        format: 'En línea',
        note: 'Actividad, tamaño y ventajas; se publica tras la aprobación',
      },
    ),
    sections: [
      {
        id: 'who',
        heading: 'Quién puede solicitarlo',
        html: '<p>Empresas, cooperativas, autónomos y otras organizaciones con código de crédito social de 18 caracteres; cada código se da de alta una sola vez. Si la empresa ya está dada de alta, no la solicite de nuevo: inicie sesión y pida unirse a ella, y lo confirma su administrador, o pida que la administración le invite.</p>',
      },
      {
        id: 'prepare',
        heading: 'Antes de empezar',
        html: list(
          'Foto o escaneo de la licencia de actividad',
          'Código, fecha de constitución y capital social tal como figuran en la licencia',
          'Una presentación de la empresa',
          'Un móvil que siga recibiendo mensajes',
        ),
      },
    ],
    questions: [
      {
        q: '¿Dónde corrijo lo devuelto?',
        a: 'Abra «Estado de la revisión» con su móvil y el código recibido. Los campos señalados llevan la nota del técnico; corríjalos y envíe de nuevo.',
      },
      {
        q: '¿En qué se diferencian devolución y rechazo?',
        a: 'La devolución pide corregir algo y la revisión continúa. El rechazo indica el motivo y puede volver a solicitarlo pasados treinta días.',
      },
      {
        q: 'Dice que la empresa ya está dada de alta.',
        a: 'El mismo código de crédito ya está dado de alta. Solicite unirse a esa empresa; lo confirma su administrador.',
      },
      {
        q: 'No llega el código.',
        a: 'Compruebe que los mensajes no están bloqueados y espere 60 segundos. Cada número recibe como máximo cinco códigos por hora y diez al día.',
      },
    ],
  },
  ja: {
    title: '企業入居ガイド',
    summary:
      '登録、企業情報、営業許可証、審査と補正、利用開始の五段階です。審査結果は三営業日以内にお知らせします。差し戻しの際は印の付いた項目だけを直します。',
    steps: [
      {
        name: 'アカウント登録',
        duration: '約3分',
        text: 'ログイン名、携帯番号、パスワードを入力し、届いた認証コードを入れます。ログイン名は英字で始まる4〜20文字の英数字とアンダースコアです。',
        tip: '引き継ぎやすいよう、会社で長く使う番号をお使いください。',
      },
      {
        name: '企業情報の入力',
        duration: '約10分',
        text: '企業名、統一社会信用コード、企業形態、工程、区域、法定代表者、連絡先、企業紹介を入力します。コードの末尾は検査文字なので、誤りはすぐ分かります。',
        tip: '下書きはいつでも保存でき、携帯番号と認証コードで続けられます。',
      },
      {
        name: '営業許可証の提出',
        duration: '約2分',
        text: '営業許可証を提出します。10MBまで、JPG・PNG・PDF。四隅がそろい、鮮明で反射のないものを。',
        tip: '一番小さな文字まで読めるか、拡大して確かめてください。',
      },
      {
        name: '審査と補正',
        duration: '3営業日以内',
        text: '一次審査と最終審査は別の担当者が行います。修正が必要な場合は該当欄に理由を表示し、その欄だけ開きます。',
        tip: '進み具合は「審査状況」で携帯番号と認証コードからご覧いただけます。審査が始まるまでは取り下げられます。',
      },
      {
        name: '利用開始',
        duration: 'すぐに',
        text: '承認されると企業向けの機能が開き、登録した方が企業の管理者となって同僚を招待できます。',
        tip: '担当者が替わっても困らないよう、もう一人の管理者を早めに決めてください。',
      },
    ],
    materials: materials(
      {
        name: '営業許可証',
        format: 'JPG・PNG・PDF、10MBまで',
        note: '有効期間内の原本をスキャンまたは撮影。許可証のない団体は登記証書を提出',
      },
      { name: '企業紹介', format: 'オンライン入力', note: '事業、規模、特色。承認後に公開されます' },
    ),
    sections: [
      {
        id: 'who',
        heading: '申請できる方',
        html: '<p>18桁の統一社会信用コードを持つ企業、組合、個人事業者、その他の団体が申請できます。一つのコードで入居できるのは一度です。企業がすでに入居している場合は申請し直さず、ログインして参加を申請し管理者の承認を受けるか、管理者から招待を受けてください。</p>',
      },
      {
        id: 'prepare',
        heading: '始める前の準備',
        html: list(
          '営業許可証の写真またはスキャン',
          '統一社会信用コード、設立日、登録資本（許可証のとおり）',
          '企業紹介の文章',
          '長く使える携帯番号',
        ),
      },
    ],
    questions: [
      {
        q: '差し戻されたらどこで直しますか。',
        a: '「審査状況」を開き、携帯番号と認証コードを入力します。印の付いた欄に担当者の説明があります。その欄を直して再提出してください。',
      },
      {
        q: '差し戻しと不承認はどう違いますか。',
        a: '差し戻しは直せば審査が続きます。不承認には理由が示され、30日後に改めて申請できます。',
      },
      {
        q: '「入居済み」と表示されます。',
        a: '同じ統一社会信用コードで入居済みです。その企業への参加を申請し、管理者の承認を受けてください。',
      },
      {
        q: '認証コードが届きません。',
        a: '受信拒否を確認し、60秒待って再送してください。一つの番号につき1時間に5回、1日に10回までです。',
      },
    ],
  },
};
