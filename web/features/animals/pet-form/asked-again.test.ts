import { closeScreen, openScreen, withoutDevice } from '#web/testing/open-screen.tsx';
import { afterEach, expect, test } from 'bun:test';
import { createTestApp } from '#src/testing/test-app.ts';
import { aPet, aSale, speciesId } from '#src/testing/samples.ts';
import { retryFailed } from '#web/lib/queries.ts';
import { paths } from '#web/paths.ts';
import { field, fill, settled } from '#web/testing/screen.ts';
import { serve } from '#web/testing/serve.ts';

// What a form begins with can't be loaded, and is loaded again by itself once the network is back.

withoutDevice();
afterEach(closeScreen);

test.each(['a new animal', 'a new purchase', 'a sale'])(
  '%s keeps what is typed meanwhile',
  async (form) => {
    const app = createTestApp();
    const pet_id = aPet(app.db);
    const slid = aSale(app.db, { pet_id });
    const [path, label, lost] = {
      'a new animal': [
        `/pets/add?species=${speciesId(app.db, 'Grammostola pulchra')}`,
        'Name',
        'species/detail',
      ],
      'a new purchase': [paths.purchaseAdd(), 'Seller', 'purchases/list'],
      'a sale': [paths.saleEdit(slid), 'Buyer', 'sales/likely'],
    }[form] as [string, string, string];
    await openScreen('/', { app, as: 3 });
    let asked = 0;
    serve(async (request) => {
      if (!request.url.includes(lost)) return app.app.handle(request);
      asked++;
      if (asked === 1) return new Response(null, { status: 503 });
      // while it is asked for the form is there
      await settled(() => field(label));
      return app.app.handle(request);
    });
    history.pushState(null, '', path);
    await fill(label, 'Typed meanwhile');
    await retryFailed();
    expect(asked).toBeGreaterThan(1);
    expect(field(label).value).toBe('Typed meanwhile');
  },
);
