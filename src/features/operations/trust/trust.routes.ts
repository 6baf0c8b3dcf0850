import type { X509Certificate } from 'node:crypto';
import { hostOf } from '#src/platform/config-https.ts';
import type { Context } from '#src/platform/context.ts';
import { notFound } from '#src/platform/http/problem.ts';
import { createRouter } from '#src/platform/http/router.ts';
import { authorityTitle } from '#src/platform/tls/certificates.ts';
import { readAuthority } from '#src/platform/tls/home-certificate.ts';
import { configurationProfile } from './configuration-profile.ts';

/** What a phone or computer needs to trust an installation at home. Nothing of it is a secret. */
export const trustRoutes = (context: Context) => {
  const { config } = context;
  const name = hostOf(config.publicUrl);
  const authority = () => (config.https === 'home' ? readAuthority(config.dataDir, name) : null);
  const file = (type: string, ending: string, bytesOf: (one: X509Certificate) => Bytes) => () => {
    const found = authority();
    if (!found) throw notFound('file');
    // Safari offers a profile for installation when it is opened, anything else is saved
    const disposition = ending === 'mobileconfig' ? 'inline' : 'attachment';
    const headers = {
      'content-type': type,
      'content-disposition': `${disposition}; filename="exuvia-home.${ending}"`,
    };
    return new Response(bytesOf(found), { headers });
  };
  return createRouter(context, '/trust')
    .get('/', () => {
      const found = authority();
      return {
        address: config.publicUrl,
        authority: found && {
          name: authorityTitle(name),
          fingerprint: found.fingerprint256,
          until: found.validToDate.toISOString().slice(0, 10),
          bytes: found.raw.length,
        },
      };
    })
    .get(
      '/exuvia-home.crt',
      file('application/x-x509-ca-cert', 'crt', ({ raw }) => new Uint8Array(raw)),
    )
    .get('/exuvia-home.pem', file('application/x-pem-file', 'pem', String))
    .get(
      '/exuvia-home.mobileconfig',
      file('application/x-apple-aspen-config', 'mobileconfig', (one) =>
        configurationProfile(one, name, authorityTitle(name)),
      ),
    );
};

type Bytes = Uint8Array<ArrayBuffer> | string;
