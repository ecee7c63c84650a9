import { useEffect, useRef, useState } from 'react';
import { couponKey } from '../../contracts/coupon-key.ts';
import { ApiError, describeError } from '../http/api.ts';
import { formatPrice } from '../i18n/format.ts';
import { useLanguage, useWords } from '../i18n/language.tsx';
import { useCheckoutWords } from '../i18n/use-checkout-words.ts';
import { Button } from '../ui/button.tsx';
import disclosure from '../ui/disclosure.module.css';
import { Field, TextInput } from '../ui/field.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './checkout-coupon.module.css';
import preferenceStyles from './checkout-preferences.module.css';
import { describeCouponFault } from './describe-coupon.ts';
import type { CouponState } from './use-coupon.ts';

type CheckoutCouponProps = {
  code: string;
  onType: (code: string) => void;
  coupon: CouponState;
  disabled: boolean;
};

/** A collapsed field for a coupon; its discount is shown before the order is sent. */
export function CheckoutCoupon({ code, onType, coupon, disabled }: CheckoutCouponProps) {
  const words = useWords();
  const say = useCheckoutWords();
  const language = useLanguage();
  const { given, error, isChecking, check } = coupon;
  const [isOpen] = useState(code !== '');
  const detail =
    error instanceof ApiError ? error.details.find(({ path }) => path.startsWith('coupon.')) : null;
  const fault =
    error === null
      ? undefined
      : ((detail && describeCouponFault(detail, say, language)) ??
        (detail ? refusalOf(detail.code, words.errors.refusals) : describeError(error, words)));
  // Replaces the typed code by the shop's spelling once it applies, unless another one was typed since.
  const written = given?.code;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer; `onType` is made anew with each render.
  useEffect(() => {
    if (written && couponKey(written) === couponKey(code)) onType(written);
  }, [written]);
  const box = useRef<HTMLDetailsElement>(null);
  // Scrolls the error below the field into view, which the sheet's foot would cover on a low phone.
  useEffect(() => {
    if (fault) box.current?.scrollIntoView({ block: 'nearest' });
  }, [fault]);
  const clear = () => {
    onType('');
    check('');
  };
  return (
    <details
      ref={box}
      className={`${disclosure.disclosure} ${preferenceStyles.preferences}`}
      open={isOpen || undefined}
    >
      <summary>
        {say.coupon}
        <Icon name="chevron" />
      </summary>
      <div className={styles.line}>
        <Field label={say.couponCode} error={fault}>
          <TextInput
            name="coupon"
            value={code}
            maxLength={60}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            enterKeyHint="done"
            disabled={disabled}
            onChange={({ target }) => {
              onType(target.value);
              // The displayed result belongs to another code.
              if (given || error) check('');
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              // Enter must not send the order.
              event.preventDefault();
              event.stopPropagation();
              check(code);
            }}
          />
        </Field>
        {given ? (
          <Button type="button" variant="line" disabled={disabled} onClick={clear}>
            {say.couponRemove}
          </Button>
        ) : (
          <Button
            type="button"
            variant="line"
            busy={isChecking}
            disabled={disabled || code.trim() === ''}
            onClick={() => check(code)}
          >
            {say.couponApply}
          </Button>
        )}
      </div>
      <p className={styles.given} role="status">
        {given &&
          (given.kind === 'delivery'
            ? say.couponFree(given.code, formatPrice(given.saves, language))
            : say.couponGiven(given.code, formatPrice(given.saves, language)))}
      </p>
    </details>
  );
}

const refusalOf = (code: string | undefined, refusals: Record<string, string>): string | undefined =>
  code && refusals[code];
