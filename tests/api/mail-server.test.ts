import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { sql } from 'drizzle-orm';
import PostalMime from 'postal-mime';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { defaultContent } from '../../contracts/default-content.ts';
import { openMailer } from '../../server/mail/open-mailer.ts';
import { sampleMails } from '../../server/mail/sample-mails.ts';
import { openShop } from '../support/empty-shop.ts';

type Delivery = { from: string; to: string; message: string };

/** A mail server with the SMTP subset of a delivery. While `refusal` is set it accepts nothing. */
async function openMailServer() {
  const deliveries: Delivery[] = [];
  const state: { refusal: string | null; refused: number } = { refusal: null, refused: 0 };
  const server = createServer(async (socket) => {
    const say = (line: string) => socket.write(`${line}\r\n`);
    const delivery: Delivery = { from: '', to: '', message: '' };
    let isMessage = false;
    socket.on('error', () => {});
    say('220 ready');
    for await (const line of createInterface({ input: socket, crlfDelay: Number.POSITIVE_INFINITY })) {
      if (isMessage && line === '.') {
        isMessage = false;
        deliveries.push({ ...delivery });
        say('250 taken');
      } else if (isMessage) delivery.message += `${line}\r\n`;
      else if (/^RCPT/i.test(line) && state.refusal) {
        state.refused += 1;
        say(state.refusal.replace('%', line.slice(8)));
      } else if (/^DATA/i.test(line)) {
        isMessage = true;
        say('354 go on');
      } else if (/^STARTTLS/i.test(line)) say('502 in the clear alone');
      else if (/^QUIT/i.test(line)) {
        say('221 bye');
        socket.end();
      } else {
        if (/^MAIL FROM/i.test(line)) delivery.from = line.slice(10);
        if (/^RCPT TO/i.test(line)) delivery.to = line.slice(8);
        say('250 well');
      }
    }
  }).listen(0, '0.0.0.0');
  await once(server, 'listening');
  afterAll(() => void server.close());
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, deliveries, state };
}

const { url, deliveries, state } = await openMailServer();
const shop = await openShop({ smtpUrl: url, mailFrom: '"Um Salma, Amman" <shop@example.com>' }, undefined, {
  mail: true,
});
const { db, logged, addCustomer } = shop;

beforeEach(() => {
  deliveries.length = 0;
  Object.assign(state, { refusal: null, refused: 0 });
});

test('a mail arrives at the server of SMTP_URL, from the address and the name of MAIL_FROM', async () => {
  await addCustomer({ name: 'Rami', email: 'rami@example.com' });
  const delivery = await vi.waitFor(() => {
    expect(deliveries).toHaveLength(1);
    return deliveries[0] as Delivery;
  }, 10_000);
  expect(delivery).toMatchObject({ from: '<shop@example.com>', to: '<rami@example.com>' });
  const mail = await PostalMime.parse(delivery.message);
  expect(mail.from).toEqual({ name: 'Um Salma, Amman', address: 'shop@example.com' });
  expect(mail.subject).toBe('Welcome to Mouneh');
  expect(mail.text).toContain('Welcome to \u2068Mouneh\u2069');
  expect(mail.html).toContain('<bdi>Mouneh</bdi>');
});

test('a mail that the server refuses is kept and sent later, and neither log nor queue name anybody', async () => {
  state.refusal = '450 4.2.0 % is busy';
  await addCustomer({ name: 'Secret Salma', email: 'salma@secret.example' });
  await vi.waitFor(() => expect(state.refused).toBe(1), 10_000);
  await vi.waitFor(() => expect(logged).toHaveLength(1), 5000);
  const [line = ''] = logged.splice(0);
  expect(JSON.parse(line)).toMatchObject({ level: 40, mail: 'welcome', msg: 'a mail was not sent yet' });
  const jobs = await vi.waitFor(async () => {
    const { rows } = await db.execute(sql`select data, output from pgboss.job where state = 'retry'`);
    expect(rows).toHaveLength(1);
    return rows;
  }, 5000);
  for (const text of [line, JSON.stringify(jobs)]) expect(text).not.toMatch(/secret|salma/i);
  expect(deliveries).toEqual([]);

  state.refusal = null;
  // The next attempt is due in ten seconds or more: makes it due now.
  await db.execute(sql`update pgboss.job set start_after = now() where state = 'retry'`);
  await vi.waitFor(() => expect(deliveries.map(({ to }) => to)).toEqual(['<salma@secret.example>']), 10_000);
});

test('a server beyond this machine that offers no encryption gets no mail', async () => {
  const { config, log } = shop.deps;
  const mailer = openMailer({ config: { ...config, smtpUrl: url.replace('127.0.0.1', '127.0.0.2') }, log });
  const about = {
    publicUrl: config.publicUrl,
    name: defaultContent.name,
    place: defaultContent.headquarters,
    shipping: defaultContent.claims.shipping,
  };
  const [sample] = sampleMails(about);
  if (!sample) throw new Error('there are no samples');
  const to = { name: 'Rami', address: 'rami@example.com' };
  const outgoing = { to, mail: sample.mail, shop: about };
  await expect(mailer.send(sample.kind, outgoing, crypto.randomUUID())).rejects.toThrow('STARTTLS');
  expect(deliveries).toEqual([]);
});
