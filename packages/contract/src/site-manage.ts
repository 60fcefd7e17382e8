import { z } from 'zod';
import { landline } from './contact-fields.ts';
import { endpoint } from './endpoint.ts';
import { attachment, id } from './fields.ts';
import { version } from './identity-fields.ts';
import { retCodes } from './ret-code.ts';
import { guideMaterial, guideQuestion, guideStep, safetyPerson } from './site.ts';

const text = (name: string, max: number) =>
  z
    .string({ error: `请输入${name}` })
    .trim()
    .max(max, `${name}最多 ${max} 个字`);
const needed = (name: string, max: number) => text(name, max).min(1, `请输入${name}`);

const contact = (name: string) =>
  text(name, 20).refine(
    (value) => value === '' || /^400-?\d{3}-?\d{4}$/.test(value) || landline.safeParse(value).success,
    '请输入正确格式的手机号或座机号码',
  );

const httpsUrl = (message: string) => z.url({ protocol: /^https$/, error: message }).max(300, message);

/** What is the same in every language. */
const siteCommon = z.object({
  hotline: contact('服务热线').min(1, '请输入服务热线'),
  serviceHours: text('服务时间', 40),
  dutyPhone: contact('值班电话'),
  safetyPersons: z
    .array(
      z.object({
        area: needed('负责范围', 40),
        name: needed('责任人姓名', 20),
        phone: contact('责任人电话').min(1, '请输入责任人电话'),
      }),
    )
    .max(12, '安全责任人最多 12 位'),
  filings: z
    .array(
      z.object({
        text: needed('备案文字', 60),
        url: httpsUrl('请输入 https 开头的备案链接'),
      }),
    )
    .max(4, '备案最多 4 条'),
  themeColor: z.string({ error: '请选择主题色' }).regex(/^#[0-9a-fA-F]{6}$/, '主题色格式为 #RRGGBB'),
  /** Shown in a frame of its own; empty for none. */
  weatherUrl: z
    .string()
    .trim()
    .max(300, '天气地址最多 300 个字')
    .refine((value) => value === '' || z.url({ protocol: /^https$/ }).safeParse(value).success, {
      message: '请输入 https 开头的天气地址',
    })
    // Everybody reads the address, and browsers show no frame at one that holds a password.
    .refine((value) => !/^https:\/*[^/?#\\]*@/i.test(value), {
      message: '天气地址不能带用户名和密码',
    }),
});

export const siteTexts = z.object({
  parkName: needed('园区名称', 60),
  company: needed('运营单位', 100),
  address: needed('地址', 150),
  notice: text('页脚说明', 200),
});

const section = z.object({
  /** Of the part within the page; `contact` stands beside the hotlines. */
  id: z.string().regex(/^[a-z][a-z0-9-]{0,30}$/, '段落代码格式不正确'),
  heading: needed('小标题', 60),
  html: text('正文', 20_000),
});

/** The page 关于我们; `html` is sanitised. */
const siteAbout = z.object({
  title: needed('标题', 60),
  summary: text('摘要', 300),
  sections: z.array(section).min(1, '至少保留一段').max(20, '最多 20 段'),
});
export type SiteAbout = z.infer<typeof siteAbout>;

/** Chinese, and each translation there is; without one the Chinese is shown. */
const inEachLanguage = <Shape extends z.ZodType>(shape: Shape) =>
  z.object({ zh: shape, en: shape.nullable(), es: shape.nullable(), ja: shape.nullable() });

export const siteContent = z.object({
  common: siteCommon,
  texts: inEachLanguage(siteTexts),
  about: inEachLanguage(siteAbout),
});
export type SiteContent = z.infer<typeof siteContent>;

/** The page 入驻指南: its steps are as many as its drawing has. */
const siteGuide = z.object({
  title: needed('标题', 60),
  summary: text('摘要', 300),
  steps: z
    .array(
      z.object({
        name: needed('步骤名称', 40),
        duration: text('所需时间', 40),
        text: needed('步骤说明', 500),
        tip: text('提示', 200),
      }),
    )
    .length(5, '指南有五个步骤'),
  materials: z
    .array(
      z.object({
        /** Of the material within the page. */
        code: z.string().regex(/^[A-Z][A-Z0-9_-]{0,30}$/, '材料代码格式不正确'),
        name: needed('材料名称', 60),
        required: z.boolean(),
        format: text('格式', 60),
        note: text('说明', 300),
        /** The form to fill in; the first file of a public group. */
        templateFileId: id.nullable(),
      }),
    )
    .max(20, '材料最多 20 项'),
  sections: z.array(section).max(20, '最多 20 段'),
  questions: z
    .array(z.object({ q: needed('问题', 100), a: needed('回答', 1_000) }))
    .max(30, '问题最多 30 个'),
});
export type SiteGuide = z.infer<typeof siteGuide>;

/** What the footer leads to: 无障碍声明 and 隐私保护 stand at the end of the page 关于我们. */
const siteStatement = siteAbout.extend({ sections: z.array(section).max(20, '最多 20 段') });
export type SiteStatement = z.infer<typeof siteStatement>;

export const statementContent = z.object({
  accessibility: inEachLanguage(siteStatement),
  privacy: inEachLanguage(siteStatement),
});
export type StatementContent = z.infer<typeof statementContent>;

export const guideContent = inEachLanguage(siteGuide);
export type GuideContent = z.infer<typeof guideContent>;

const admins = ['OP_ADMIN'] as const;

// What was entered by other means need not pass the form.
const savedPage = z.object({
  title: z.string(),
  summary: z.string(),
  sections: z.array(z.object({ id: z.string(), heading: z.string(), html: z.string() })),
});

export const siteQueryManage = endpoint({
  method: 'GET',
  path: '/api/siteManage/site/queryManage',
  summary: 'All settings of the site, in every language.',
  tag: 'site',
  access: admins,
  input: z.object({}),
  output: z.object({
    version: z.int(),
    // What was entered by other means need not pass the form.
    data: z.object({
      common: z.object({
        hotline: z.string(),
        serviceHours: z.string(),
        dutyPhone: z.string(),
        safetyPersons: z.array(safetyPerson),
        filings: z.array(z.object({ text: z.string(), url: z.string() })),
        themeColor: z.string(),
        weatherUrl: z.string(),
      }),
      texts: inEachLanguage(
        z.object({ parkName: z.string(), company: z.string(), address: z.string(), notice: z.string() }),
      ),
      about: inEachLanguage(savedPage),
    }),
  }),
  refuses: [],
});

export const siteSave = endpoint({
  method: 'POST',
  path: '/api/siteManage/site/save',
  summary:
    'Saves the settings of the site; every page shows them at once. A new weather page is asked whether it can be framed.',
  tag: 'site',
  access: admins,
  input: z.object({ version, data: siteContent }),
  output: z.object({
    version: z.int(),
    /** A weather page was entered that could not be asked. */
    weatherUnchecked: z.boolean(),
  }),
  refuses: [retCodes.VERSION_CONFLICT, retCodes.FIELD_REFUSED],
});

export const guideQueryManage = endpoint({
  method: 'GET',
  path: '/api/siteManage/guide/queryManage',
  summary: 'The admission guide in every language, the general one where none is written.',
  tag: 'site',
  access: admins,
  input: z.object({}),
  output: z.object({
    version: z.int(),
    /** The forms that its materials name. */
    templates: z.array(attachment),
    data: inEachLanguage(
      savedPage.extend({
        steps: z.array(guideStep),
        materials: z.array(guideMaterial.omit({ template: true }).extend({ templateFileId: id.nullable() })),
        questions: z.array(guideQuestion),
      }),
    ),
  }),
  refuses: [],
});

export const guideSave = endpoint({
  method: 'POST',
  path: '/api/siteManage/guide/save',
  summary: 'Saves the admission guide; it shares the version of the settings of the site.',
  tag: 'site',
  access: admins,
  input: z.object({ version, data: guideContent }),
  output: z.object({ version: z.int() }),
  refuses: [retCodes.VERSION_CONFLICT, retCodes.FIELD_REFUSED],
});

export const statementQueryManage = endpoint({
  method: 'GET',
  path: '/api/siteManage/statement/queryManage',
  summary:
    'The statements on accessibility and privacy in every language, the general ones where none are written.',
  tag: 'site',
  access: admins,
  input: z.object({}),
  output: z.object({
    version: z.int(),
    data: z.object({ accessibility: inEachLanguage(savedPage), privacy: inEachLanguage(savedPage) }),
  }),
  refuses: [],
});

export const statementSave = endpoint({
  method: 'POST',
  path: '/api/siteManage/statement/save',
  summary:
    'Saves the statements on accessibility and privacy; they share the version of the settings of the site.',
  tag: 'site',
  access: admins,
  input: z.object({ version, data: statementContent }),
  output: z.object({ version: z.int() }),
  refuses: [retCodes.VERSION_CONFLICT],
});

export const siteManageEndpoints = [
  siteQueryManage,
  siteSave,
  guideQueryManage,
  guideSave,
  statementQueryManage,
  statementSave,
] as const;
