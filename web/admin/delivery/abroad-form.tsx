import { type FormEvent, useState } from 'react';
import * as schemas from '../../../contracts/abroad.schemas.ts';
import { type EditedAbroad, setAbroad } from '../../../contracts/abroad.ts';
import { countryCodes, nameOfCountry } from '../../../contracts/countries.ts';
import { formatAmount } from '../../../contracts/money.ts';
import { callRecorded, describeDetail } from '../../http/api.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { queryClient, refetchChanged } from '../../session/query-client.ts';
import { useAction } from '../../session/use-action.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox, Field, Select, TextInput } from '../../ui/field.tsx';
import { LeaveQuestion } from '../leave-question.tsx';
import { parseAmount } from '../parse-amount.ts';
import { useAdminErrors } from '../use-admin-errors.ts';
import { useAdminWords } from '../use-admin-words.ts';
import { useUndo } from '../use-undo.ts';
import styles from './abroad.module.css';
import { abroadQuery } from './abroad-query.ts';

/** A country as it is being edited; what was typed stays while its price is told later. */
type Row = { code: string; fee: string; isToldLater: boolean };

/** Each country that is delivered to, with its fee or that the price is told after the order is confirmed. */
export function AbroadForm({ loaded }: { loaded: EditedAbroad }) {
  const { abroad: say } = useAdminWords();
  const errors = useAdminErrors();
  const language = useLanguage();
  const { offerUndo } = useUndo();
  const [rows, setRows] = useState(() => loaded.countries.map(rowOf));
  const [faults, setFaults] = useState<Record<string, string>>({});
  const set = (code: string, change: Partial<Row>) =>
    setRows(rows.map((row) => (row.code === code ? { ...row, ...change } : row)));
  const refetch = () => void refetchChanged({ queryKey: abroadQuery.queryKey }).catch(() => null);
  const saving = useAction(async () => {
    const { answer, activity } = await callRecorded(setAbroad, inputOf(rows, loaded));
    queryClient.setQueryData(abroadQuery.queryKey, answer);
    void queryClient.invalidateQueries({ queryKey: ['checkout-options'] });
    offerUndo({ activity, subject: 'delivery abroad', text: say.saved, onUndone: refetch });
  }, say.failedToSave);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { error } = schemas.setAbroad.input.safeParse(inputOf(rows, loaded));
    const found = (error?.issues ?? []).map(({ path, message }): [string, string] => {
      const code = rows[Number(path[1])]?.code ?? '';
      return [code, describeDetail({ path: 'fee', code: message, message }, errors)];
    });
    setFaults(Object.fromEntries(found));
    if (found.length === 0) saving.start();
  };
  const isChanged = JSON.stringify(rows) !== JSON.stringify(loaded.countries.map(rowOf));
  const names = countryCodes
    .filter((code) => !rows.some((row) => row.code === code))
    .map((code) => ({ code, name: nameOfCountry(code, language) }))
    .toSorted((one, other) => new Intl.Collator(language).compare(one.name, other.name));
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {saving.failure && <Alert isAnswer>{saving.failure}</Alert>}
      {rows.length === 0 && <p role="status">{say.none}</p>}
      {rows.map(({ code, fee, isToldLater }) => {
        const name = nameOfCountry(code, language);
        return (
          <section key={code} className={styles.country} aria-label={name}>
            <div className={styles.head}>
              <h2>{name}</h2>
              <Button
                size="sm"
                variant="text"
                aria-label={say.removeNamed(name)}
                onClick={() => setRows(rows.filter((row) => row.code !== code))}
              >
                {say.remove}
              </Button>
            </div>
            <Checkbox
              checked={isToldLater}
              onChange={({ target }) => set(code, { isToldLater: target.checked })}
            >
              {say.toldLater} <span className="muted">{say.toldLaterAbout}</span>
            </Checkbox>
            {!isToldLater && (
              <Field label={say.fee} error={faults[code]}>
                <TextInput
                  dir="ltr"
                  inputMode="decimal"
                  autoComplete="off"
                  value={fee}
                  onChange={({ target }) => set(code, { fee: target.value })}
                />
              </Field>
            )}
          </section>
        );
      })}
      <Field label={say.add}>
        <Select
          value=""
          onChange={({ target }) => setRows([...rows, { code: target.value, fee: '', isToldLater: false }])}
        >
          <option value="">{say.choose}</option>
          {names.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <p className="muted">{say.about}</p>
      <Button type="submit" busy={saving.isBusy}>
        {say.save}
      </Button>
      <LeaveQuestion isChanged={isChanged && !saving.isBusy} />
    </form>
  );
}

const rowOf = ({ code, fee }: EditedAbroad['countries'][number]): Row => ({
  code,
  fee: fee === null ? '' : formatAmount(fee),
  isToldLater: fee === null,
});

const inputOf = (rows: Row[], { version }: EditedAbroad): EditedAbroad => ({
  countries: rows.map(({ code, fee, isToldLater }) => ({ code, fee: isToldLater ? null : parseAmount(fee) })),
  version,
});
