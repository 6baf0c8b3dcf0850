import { expect, spyOn } from 'bun:test';

/** Lets something happen after the next password was looked at, before its caller hears of it. */
export function afterNextCheck(happen: () => Promise<{ status: number }>) {
  const { verify } = Bun.password;
  return spyOn(Bun.password, 'verify').mockImplementationOnce(async (...given) => {
    const isRight = await verify.apply(Bun.password, given);
    expect((await happen()).status).toBe(200);
    return isRight;
  });
}
