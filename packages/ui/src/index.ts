export { cn } from "./cn";
export type { LinkComponent } from "./link";

export { Button, type ButtonProps } from "./button/button";
export { IconButton, type IconButtonProps } from "./button/icon-button";

export { Field, type ControlProps, type FieldFrame, type FieldProps } from "./field/field";
export type { ControlSize } from "./field/frame";
export { OtpInput, type OtpInputProps } from "./field/otp-input";
export { PasswordField } from "./field/password-field";
export { Select, type Choice, type SelectProps } from "./field/select";
export { TextArea, type TextAreaProps } from "./field/text-area";
export { TextField, type TextFieldProps } from "./field/text-field";

export { Checkbox, type CheckboxProps } from "./choice/checkbox";
export { RadioGroup, type RadioGroupProps, type RadioOption } from "./choice/radio-group";
export { SegmentedControl, type SegmentedControlProps } from "./choice/segmented-control";
export { Switch, type SwitchProps } from "./choice/switch";

export { Alert, type AlertProps } from "./alert/alert";
