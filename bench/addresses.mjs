import { visitor } from './load.mjs';

async function callApi(url, path) {
  const response = await fetch(url + path, { headers: visitor });
  const { header, body } = await response.json();
  if (header.retCode !== 'SUCCESS' && !response.ok) throw new Error(`${path}: ${header.retMsg}`);
  return body.data;
}

const list = '/api/infoManage/content/queryList?column=INDUSTRY&pageSize=20';

/** Finds the addresses to measure in the demo park. */
export async function findAddresses(url) {
  const { rows } = await callApi(url, `${list}&sort=views`);
  const policies = await callApi(url, '/api/policyManage/policy/queryList?pageSize=20');
  const article = rows.find(({ tags }) => tags.length > 0) ?? rows[0];
  return {
    articleId: article.contentId,
    listApi: list,
    detailApi: `/api/infoManage/content/queryDetail?id=${article.contentId}`,
    pages: {
      home: '/',
      list: '/information/industrylist',
      article: `/information/industrylist/${article.contentId}`,
      'policy list': '/policy/policylist',
      policy: `/policy/policylist/${policies.rows[0].id ?? policies.rows[0].policyId}`,
    },
  };
}

/** The same page under an address too long for the page cache. */
export const uncached = (path) => `${path}?x=${'0'.repeat(210)}`;
