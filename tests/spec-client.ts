// A client as somebody else writes it: from the names of calls and fields alone, without our types.

/** Sends `METHOD path` with a JSON body or a form. */
export type Send = (
  call: string,
  body: object | undefined,
  token: string,
  // oxlint-disable-next-line typescript/no-explicit-any -- a client without types
) => Promise<{ status: number; data: any }>;

export type Client = ReturnType<typeof specClient>;

const PAGE = 12;
const GROWTH_DAYS = 30;

export function specClient(send: Send) {
  /** What the storage holds: the user and the token. */
  let session = { user: { uid: 0, uname: '' }, token: '' };

  async function call(what: string, body?: object) {
    const { status, data } = await send(what, body, session.token);
    if (status === 200) return data;
    throw new Error(`${what} ${JSON.stringify(body)}: ${status} ${data?.error}`);
  }

  /** The rows of a list or of one of its pages, which are counted from zero. */
  async function list(path: string, filter?: Record<string, string | number>, page = 0) {
    const query = new URLSearchParams({
      ...(filter && { offset: `${page * PAGE}`, limit: `${PAGE}` }),
      ...Object.fromEntries(Object.entries(filter ?? {}).map(([key, value]) => [key, `${value}`])),
    });
    const { rows, count } = await call(filter ? `GET ${path}?${query}` : `GET ${path}`);
    expectThat(`${path} has rows and count`, Array.isArray(rows) && Number.isInteger(count));
    return rows;
  }

  /** A single record. */
  const one = async (path: string) => (await call(`GET ${path}`)).data;
  const count = async (path: string): Promise<number> => (await call(`GET ${path}`)).count;

  /** A false status is a failure, whatever else the answer has. */
  async function enter(what: string, body: object) {
    const { status, data, token } = await call(what, body);
    expectThat(`${what} has a status`, status === true);
    session = { user: data[0], token };
    return session.user;
  }

  return {
    ...{ call, list, one, count },
    register: (un: string, uname: string, upw: string) =>
      enter('POST user/register', { un, uname, upw }),
    login: (un: string, upw: string) => enter('POST user/login', { un, upw }),
    updateUser: (uname: string, un: string) => enter('PUT user/update', { uname, un }),
    requestPasswordReset: async (un: string) =>
      new Date((await call('POST user/password_reset_request', { un })).expires),
    performPasswordReset: (token: string, upw: string) =>
      call('POST user/password_reset', { token, upw }),
    verifyMail: (token: string) => call('POST user/verifymail', { token }),
    countPets: () => call('GET pet/count'),
    dashboard: async () => ({
      feeding: await list('pet/dashboard/feed'),
      molts: await list(`pet/dashboard/molted/${GROWTH_DAYS}`),
      plans: await list('plan/active'),
      news: await list('news/newest'),
      expo: await one('expo/latest'),
      species: await count('species/count'),
    }),
    addFeeding: (id: number, date_f: string, food: string, progress: number | boolean) =>
      call('POST pet/feeding/feed', { id, date_f, food, progress }),
    deleteFeeding: (id: number, date_f: string) =>
      call('DELETE pet/feeding/delete', { id, date_f }),
    addMessage: (email: string, message: string) =>
      call('POST contact_messages/add', { email, message }),
    countMessages: () => count('contact_messages/count'),
    messages: (page = 0) => list('contact_messages/list', {}, page),
    message: (id: number) => one(`contact_messages/detail/${id}`),
    replies: (id: number) => list(`contact_messages/replies/${id}`),
    unreadMessages: () => count('admin/contact_messages/unread'),
    setting: async (conf_key: string) =>
      JSON.parse((await call(`GET user_config/get/${conf_key}`)).conf_val),
    set: (conf_key: string, value: unknown) =>
      call('POST user_config/set', { conf_key, conf_val: JSON.stringify(value) }),
  };
}

export function expectThat(what: string, holds: unknown): asserts holds {
  if (!holds) throw new Error(`Not as clients expect: ${what}`);
}
