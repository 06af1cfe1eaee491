import { useState } from "react";
import { IconButton } from "../button/icon-button";
import { EyeIcon, EyeOffIcon, LockIcon } from "../icon/icons";
import { TextField, type TextFieldProps } from "./text-field";

/** A password that can be looked at; `autoComplete` says whether it is the current or a new one. */
export function PasswordField(props: Omit<TextFieldProps, "type" | "suffix">) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOffIcon : EyeIcon;
  return (
    <TextField
      icon={<LockIcon size={18} />}
      autoComplete="current-password"
      spellCheck={false}
      autoCapitalize="none"
      {...props}
      type={shown ? "text" : "password"}
      suffix={
        <IconButton
          size="sm"
          label={shown ? "Hide password" : "Show password"}
          onClick={() => setShown(!shown)}
        >
          <Icon size={18} />
        </IconButton>
      }
    />
  );
}
