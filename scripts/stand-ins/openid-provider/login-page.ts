import type { Person } from './people.ts';

export function loginPage(people: readonly Person[]): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>Sign in to the local account provider</title>
    <style>
      body { font: 1rem/1.5 system-ui, sans-serif; max-width: 26rem; margin: 12vh auto; padding: 0 1rem; }
      button { font: inherit; width: 100%; margin: 0.4rem 0; padding: 0.8rem 1rem; text-align: left;
        border: 1px solid #bbb; border-radius: 0.6rem; background: #fff; cursor: pointer; }
      button:hover, button:focus-visible { border-color: #333; }
      small { display: block; color: #555; }
    </style>
  </head>
  <body>
    <h1>Choose an account</h1>
    <p>This page stands in for Google on this machine. Nobody needs a password here.</p>
    <form method="post">${people.map(button).join('')}</form>
  </body>
</html>`;
}

function button({ sub, givenName, familyName, email, emailVerified }: Person): string {
  const address = emailVerified ? email : `${email} (not verified)`;
  return `<button name="person" value="${sub}">${givenName} ${familyName}<small>${address}</small></button>`;
}
